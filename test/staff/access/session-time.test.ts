import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from '../../environment/app.ts';
import { createMember, ok } from '../../factories/staff.ts';

describe('the remaining time of a session', () => {
  test('is read without prolonging the session, and prolonged by one call', async ({ server }) => {
    const member = await createMember(server, 'editor');
    await sql`update staff_sessions set expires_at = now() + interval '4 minutes' where member_id = ${member.id}`.execute(
      server.db,
    );
    for (let count = 0; count < 2; count++) {
      const { secondsLeft, canStay } = ok(await member.ask('sessionTime.read'));
      expect(secondsLeft).toBeGreaterThan(230);
      expect(secondsLeft).toBeLessThanOrEqual(240);
      expect(canStay).toBe(true);
    }
    expect(ok(await member.call('sessionTime.stay')).secondsLeft).toBeGreaterThan(7_190);
  });

  test('never exceeds the twelve hours, which nothing prolongs', async ({ server }) => {
    const member = await createMember(server, 'editor');
    await sql`
      update staff_sessions set created_at = now() - interval '11 hours 57 minutes' where member_id = ${member.id}
    `.execute(server.db);
    const { secondsLeft, canStay } = ok(await member.call('sessionTime.stay'));
    expect(secondsLeft).toBeLessThanOrEqual(180);
    expect(canStay).toBe(false);
  });
});
