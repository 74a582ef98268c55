import { z } from 'zod';
import { quotationViews } from '../../../src/contract/staff/quotations.ts';
import { orNothing } from '../calls/address-schemas.ts';

/**
 * The search parameters of the list. Open quotations are the default, so the address leaves them out. The words of a
 * search may be somebody's name, so they are not in the address: see docs/decisions/staff-actions.md.
 */
export const quotationsSearch = z.object({ show: orNothing(z.enum(quotationViews).exclude(['open'])) });
