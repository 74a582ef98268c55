import type { Office } from '../../../src/content/identity.ts';
import type { MessageId } from '../../../src/content/interface.ts';

export const officeKindNames: Record<Office['kind'], MessageId> = {
  'Corporate office': 'frame.corporateOffice',
  'Registered office': 'frame.registeredOffice',
  'Regional office': 'frame.regionalOffice',
  'Branch office': 'frame.branchOffice',
};
