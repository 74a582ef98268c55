import type { Column, ColumnList } from '../../../../src/contract/staff/columns.ts';

export const columnLabels: { readonly [List in ColumnList]: Readonly<Record<Column<List>, string>> } = {
  inbox: {
    about: 'Company, service or position',
    kind: 'Kind',
    city: 'City',
    reference: 'Reference',
    assignee: 'Assigned to',
    reason: 'Reason of the stage',
  },
  applicants: {
    qualification: 'Qualification',
    phone: 'Phone',
    email: 'E-mail',
    received: 'Received',
    stage: 'Stage',
    resume: 'Resume',
    city: 'City',
    reference: 'Reference',
  },
};
