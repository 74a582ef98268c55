import { describe, expect } from 'vitest';
import { postLegacy, querySite } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { selectMasterList } from '../doors/rest/lists.ts';
import { test } from '../environment/app.ts';
import { createJobOpening } from '../factories/rows.ts';

describe('the positions', () => {
  test('are empty when no job is open', async ({ server }) => {
    await createJobOpening(server.db, { open_position: 'Closed one', status: 'closed' });
    await createJobOpening(server.db, { open_position: 'Pending one', status: 'pending' });
    expect((await postLegacy(server.app, '/Master/SelectMasterList')).body).toBe('{"Table":[]}');
    const listed = await querySite(server.app, 'positions.list');
    expect(listed.json().result.data).toEqual({ Table: [] });
  });

  test('are listed once each, by name, with the Jid of the newest opening', async ({ server }) => {
    const open = (open_position: string, location = 'Pune, Maharashtra') =>
      createJobOpening(server.db, { open_position, location });
    const [, , bouncer] = [await open('Bouncer'), await open('Armed Guard'), await open('Bouncer')];
    const armed = await open('Armed Guard', 'Kochi, Kerala');
    const devanagari = await open('सुरक्षा गार्ड');
    const expected = [
      { Jid: armed, OpenPosition: 'Armed Guard' },
      { Jid: bouncer, OpenPosition: 'Bouncer' },
      { Jid: devanagari, OpenPosition: 'सुरक्षा गार्ड' },
    ];
    expect((await postLegacy(server.app, '/Master/SelectMasterList')).json()).toEqual({ Table: expected });
    const plain = await querySite(server.app, 'positions.list');
    expect(plain.json().result.data).toEqual({ Table: expected });
    const listed = await querySite(server.app, 'positions.listPlaced');
    const places: Record<string, string[]> = { [armed]: ['Kochi, Kerala', 'Pune, Maharashtra'] };
    expect(listed.json().result.data).toEqual({
      Table: expected.map((row) => ({ ...row, Locations: places[row.Jid] ?? ['Pune, Maharashtra'] })),
    });
  });
});

describe('recorded calls of SelectMasterList', () => {
  test.beforeAll(async ({ server }) => {
    await createJobOpening(server.db);
  });
  replay(selectMasterList);
});
