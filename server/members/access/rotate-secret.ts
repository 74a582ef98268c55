import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { lockSecondFactors, updateSecret } from './second-factors.queries.ts';
import { loadOldStaffSecrets, loadStaffSecret, type SecretSettings } from './secret.ts';

/**
 * Re-encrypts with STAFF_SECRET every second factor that is encrypted with an older secret, in one transaction, so
 * that members keep their authenticator apps when the secret changes. Run it at every start, before anybody signs in.
 * @returns how many it has re-encrypted.
 */
export async function rotateSecret(
  db: Kysely<Database>,
  settings: SecretSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<number> {
  const present = loadStaffSecret(settings);
  const old = loadOldStaffSecrets(settings);
  const counts = await runTransaction(db, async (trx) => {
    const found = { rotated: 0, unreadable: 0 };
    for (const { id, secret } of await lockSecondFactors(trx)) {
      const data = await decrypt(secret, [present, ...old]);
      if (data === undefined) found.unreadable++;
      else if (data.by !== present) {
        await updateSecret(trx, id, await symmetricEncrypt({ key: present, data: data.plain }));
        found.rotated++;
      }
    }
    if (found.rotated > 0)
      await addAuditLine(trx, {
        memberId: null,
        action: 'secret rotated',
        detail: `second factors ${found.rotated}`,
        address: '',
      });
    return found;
  });
  if (counts.rotated > 0)
    log.info({ count: counts.rotated }, 'second factors were encrypted by the new STAFF_SECRET');
  if (counts.unreadable > 0)
    log.error(
      { count: counts.unreadable },
      'second factors are encrypted by a STAFF_SECRET that is not known here: name it in STAFF_SECRET_OLD, or invite their members anew',
    );
  return counts.rotated;
}

/** The cipher is authenticated: a wrong key fails and never gives a wrong text. */
async function decrypt(
  encrypted: string,
  secrets: string[],
): Promise<{ plain: string; by: string } | undefined> {
  for (const by of secrets)
    try {
      return { plain: await symmetricDecrypt({ key: by, data: encrypted }), by };
    } catch {
      // Not this secret: try the next.
    }
  return undefined;
}
