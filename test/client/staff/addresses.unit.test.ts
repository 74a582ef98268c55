import { describe, expect, test } from 'vitest';
import { readQuery } from '../../../client/shared/query-texts.ts';
import { mailSearch } from '../../../client/staff/conversation/mails/mail-address.ts';
import { blogsSearch } from '../../../client/staff/editing/blogs/blogs-address.ts';
import { jobSearch, jobsSearch } from '../../../client/staff/editing/jobs/jobs-address.ts';
import {
  documentSearch,
  siteSearch,
  translationSearch,
} from '../../../client/staff/editing/site/site-address.ts';
import { inboxSearch } from '../../../client/staff/inbox/inbox-address.ts';
import { auditSearch } from '../../../client/staff/members/audit/audit-address.ts';

describe('an address of the staff area', () => {
  test.for([
    [inboxSearch, { view: 'suspects', kind: 'contact', status: 'new', item: 'CB-000001', job: 'JO-1' }],
    [inboxSearch, { from: '2026-01-01', until: '2026-01-31', assignee: 'nobody', city: 'Pune' }],
    [auditSearch, { member: 'nobody', action: 'read', subject: '1047', from: '2026-01-01' }],
    [blogsSearch, { state: 'draft', search: '100%' }],
    [jobsSearch, { show: 'all', search: 'guard' }],
    [jobSearch, { edit: true }],
    [mailSearch, { state: 'parked' }],
    [siteSearch, { words: '15K' }],
    [documentSearch, { at: 'sections.2.heading' }],
    [translationSearch, { at: 'Guards for schools', show: 'missing' }],
  ] as const)('keeps every valid parameter: $1', ([schema, address]) => {
    expect(schema.parse(address)).toEqual(address);
  });

  test('keeps digits and true as they come from the address', () => {
    expect(inboxSearch.parse(readQuery('?stage=5&city=110001'))).toEqual({ stage: '5', city: '110001' });
    expect(blogsSearch.parse(readQuery('?search=2024'))).toEqual({ search: '2024' });
    expect(jobSearch.parse(readQuery('?edit=true'))).toEqual({ edit: true });
  });

  test.for([
    // These two views are the defaults of their lists, so an address does not keep them.
    [
      inboxSearch,
      { view: 'open', kind: 'posting', status: 'x', flag: 1, from: '2026-13-01', city: '', job: 7 },
    ],
    [auditSearch, { member: '', subject: ' ', action: 5, from: 'today', nobody: 'knows' }],
    [blogsSearch, { state: 'gone', search: '' }],
    [jobsSearch, { show: 'pending', search: 12 }],
    [jobSearch, { edit: 'false' }],
    [mailSearch, { state: ['sent'] }],
    [siteSearch, { words: '' }],
    [documentSearch, { at: 7 }],
    [translationSearch, { at: '', show: 'everything' }],
  ] as const)('drops invalid parameters and defaults: $1', ([schema, address]) => {
    expect(schema.parse(address)).toEqual({});
  });
});
