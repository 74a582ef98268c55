import { describe, expect } from 'vitest';
import { postLegacy, querySite } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { selectComplianceList } from '../doors/rest/lists.ts';
import { test } from '../environment/app.ts';
import { createComplianceItem } from '../factories/rows.ts';

describe('the compliance documents', () => {
  test('are listed in the order in which they were entered, at both doors', async ({ server }) => {
    await createComplianceItem(server.db, {
      name: 'Zoning',
      document_path: 'wwwroot/media/compliance/z.pdf',
    });
    await createComplianceItem(server.db, {
      name: 'अनुपालन',
      document_path: 'wwwroot/media/compliance/a.pdf',
    });
    const expected = [
      { ComplianceName: 'Zoning', ComplianceDocumentPath: 'wwwroot/media/compliance/z.pdf' },
      { ComplianceName: 'अनुपालन', ComplianceDocumentPath: 'wwwroot/media/compliance/a.pdf' },
    ];
    const legacy = await postLegacy(server.app, '/Login/SelectComplianceList', { flag: 'All' });
    expect(legacy.json()).toEqual(expected);
    expect((await querySite(server.app, 'compliance.list', {})).json().result.data).toEqual(expected);
  });

  test('accept no flag but All, at the site’s door either', async ({ server }) => {
    expect((await querySite(server.app, 'compliance.list', { flag: '' })).statusCode).toBe(200);
    expect((await querySite(server.app, 'compliance.list', { flag: 'Old' })).statusCode).toBe(400);
  });
});

describe('recorded calls of SelectComplianceList', () => {
  test.beforeAll(async ({ server }) => {
    await createComplianceItem(server.db);
  });
  replay(selectComplianceList);
});
