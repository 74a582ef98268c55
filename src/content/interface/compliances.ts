/** The list of compliance documents. */
export const complianceWords = {
  list: 'Compliance documents',
  caption: 'Compliances, page {page} of {pages}',
  searchLabel: 'Search the documents',
  searchHint: 'Title of a document',
  rows: '{from} to {to} of {count, plural, one {{total} document} other {{total} documents}}',
  noRows: '0 documents',
  total: '{count, plural, one {{total} document} other {{total} documents}}',
  totalByPage: '{count, plural, one {{total} document} other {{total} documents}}, page {page} of {pages}',
  narrowed: 'In this list: {total} of {count, plural, one {{all} document} other {{all} documents}}',
  narrowedByPage:
    'In this list: {total} of {count, plural, one {{all} document} other {{all} documents}}, page {page} of {pages}',
  pageSize: 'Show <size/> <unit>documents a page</unit>',
  loadFailed: 'The documents could not be loaded.',
  empty: 'No document is published at the moment.',
  number: 'Sr No',
  title: 'Title',
  action: 'Action',
  view: 'View <hidden>{title}, opens in a new tab</hidden>',
} as const;
