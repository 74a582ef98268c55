/** `npm run staff -- invite EMAIL --role ROLE`: creates an invitation on the command line. */

import { parseArgs } from 'node:util';
import { staffEmail, staffRoles } from '../../src/contract/staff/member.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import { invitationSubject } from '../audit/subjects.ts';
import { parseConfig, siteOrigin } from '../config.ts';
import { sampleSiteHolder } from '../content/site-holder.ts';
import { makeInvitation } from '../staff/access/invitations.ts';
import { findEnabledMember } from '../staff/access/members.queries.ts';
import { mailInvitation } from '../staff/members/invitation-mail.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `Use: npm run staff -- invite EMAIL --role ${staffRoles.join('|')}`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, address, ...others] = positionals;
  const role = staffRoles.find((known) => known === values.role);
  const email = staffEmail.safeParse(address);
  if (command !== 'invite' || !email.success || role === undefined || others.length > 0)
    throw new Error(USAGE);

  const config = parseConfig(process.env);
  await withDatabase(config, async ({ db }) => {
    const member = await findEnabledMember(db, email.data);
    if (member !== undefined && member.role !== role)
      throw new Error(
        `${email.data} is a member already, as ${member.role}. The role is changed in the staff area, under Members; --role ${member.role} makes a link for a lost password or phone.`,
      );
    const { id, link } = await makeInvitation(db, siteOrigin(config), {
      email: email.data,
      role,
    });
    await addAuditLine(db, {
      ...{ memberId: null, action: 'invited', subject: invitationSubject(id), detail: role, address: '' },
    });
    const mailed = await mailInvitation(config, sampleSiteHolder().current, email.data, link, console);
    console.log(
      `${link}\n${member ? `It sets a new password and authenticator for ${member.name}, who stays ${role}. ` : ''}It lets ${email.data} in once, within three days${mailed ? ', and was mailed' : ''}.`,
    );
  });
});
