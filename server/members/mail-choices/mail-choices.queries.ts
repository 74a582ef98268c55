import type { Kysely } from 'kysely';
import { type MailChoices, usualMails } from '../../../src/contract/staff/mail-choices.ts';
import type { Database } from '../../database/schema.ts';

export async function findMailChoices(db: Kysely<Database>, memberId: string): Promise<MailChoices> {
  const row = await db
    .selectFrom('staff_mail_choices')
    .select(['assigned', 'mentioned', 'digest', 'due', 'answered'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? usualMails;
}

export async function saveMailChoices(
  db: Kysely<Database>,
  memberId: string,
  choices: MailChoices,
): Promise<void> {
  await db
    .insertInto('staff_mail_choices')
    .values({ member_id: memberId, ...choices })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(choices))
    .execute();
}
