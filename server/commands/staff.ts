/** `npm run staff -- invite EMAIL --role ROLE`: creates an invitation on the command line. */

import { parseArgs } from 'node:util';
import { staffEmail } from '../../src/contract/staff/member.ts';
import { normaliseRoles, type StaffRole, staffRoles } from '../../src/contract/staff/rights.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import { invitationSubject } from '../audit/subjects.ts';
import { parseConfig, siteOrigin } from '../config.ts';
import { sampleSiteHolder } from '../content/site-holder.ts';
import { makeInvitation } from '../members/access/invitations.ts';
import { findEnabledMember } from '../members/access/members.queries.ts';
import { mailInvitation } from '../members/invitation-mail.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `Use: npm run staff -- invite EMAIL --role ${staffRoles.join('|')} (several with commas)`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, address, ...others] = positionals;
  const roles = readRoles(values.role);
  const email = staffEmail.safeParse(address);
  if (command !== 'invite' || !email.success || roles === undefined || others.length > 0)
    throw new Error(USAGE);

  const config = parseConfig(process.env);
  await withDatabase(config, async ({ db }) => {
    const member = await findEnabledMember(db, email.data);
    if (member !== undefined && member.roles.join() !== roles.join())
      throw new Error(
        `${email.data} is a member already, as ${member.roles.join(', ')}. The roles are changed in the staff area, under Members; --role ${member.roles.join()} makes a link for a lost password or phone.`,
      );
    const { id, link } = await makeInvitation(db, siteOrigin(config), { email: email.data, roles });
    await addAuditLine(db, {
      memberId: null,
      action: 'invited',
      subject: invitationSubject(id),
      detail: roles.join(', '),
      address: '',
    });
    const mailed = await mailInvitation(config, sampleSiteHolder().current, email.data, link, console);
    console.log(
      `${link}\n${member ? `It sets a new password and authenticator for ${member.name}, who stays ${roles.join(', ')}. ` : ''}It lets ${email.data} in once, within three days${mailed ? ', and was mailed' : ''}.`,
    );
  });
});

/** @returns undefined for what names no role, or one that there is not. */
function readRoles(typed = ''): StaffRole[] | undefined {
  const roles = typed.split(',').map((each) => staffRoles.find((known) => known === each.trim()));
  return roles.every((role) => role !== undefined) ? normaliseRoles(roles) : undefined;
}
