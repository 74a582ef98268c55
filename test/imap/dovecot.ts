import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { findFreePort } from '../environment/free-port.ts';

const BINARIES = [process.env.DOVECOT_PATH ?? '', '/usr/sbin/dovecot', '/opt/homebrew/sbin/dovecot'];
const READY_WITHIN_MS = 20_000;
const PASSWORD = 'quartz-7';
/** Debian's user for mails. The server refuses to store any as root. */
const MAIL_USER = 8;

export interface MailServer {
  /** The address of a user's mailbox, as the setting takes it. */
  urlOf(user: string, password?: string): string;
  /** Stores a mail in the mailbox, as a mail server that receives it does. */
  deliver(user: string, mail: Buffer, folder?: string): Promise<void>;
  /** The subjects and flags of a user's mails, in the order of their arrival. */
  list(user: string): Promise<{ subject: string; isSeen: boolean }[]>;
  /** Removes the mailbox, so that the next one numbers its mails anew. */
  recreate(user: string, folder: string): Promise<void>;
  stop(): Promise<void>;
  /** Starts again on the same port, after `stop`. */
  restart(): Promise<void>;
  /** Stops, and removes every mail. */
  remove(): Promise<void>;
}

/**
 * Starts a Dovecot whose users all have the same password and a mailbox of their own.
 * @throws {Error} that says how to install it, if there is none.
 */
export async function startDovecot(): Promise<MailServer> {
  const binary = BINARIES.find((path) => path !== '' && existsSync(path));
  if (binary === undefined)
    throw new Error('There is no Dovecot: install Debian’s package dovecot-imapd, or set DOVECOT_PATH.');
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-dovecot-'));
  const port = await findFreePort();
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  if (isRoot) await chown(join(folder, 'mail'), MAIL_USER, MAIL_USER);
  await writeFile(
    join(folder, 'dovecot.conf'),
    settings({
      folder,
      port,
      isRoot,
      username,
      uid: isRoot ? MAIL_USER : uid,
      gid: isRoot ? MAIL_USER : gid,
    }),
  );
  let child = await start(binary, folder, port);

  const open = async (user: string) => {
    const auth = { user, pass: PASSWORD };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    return client;
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  return {
    urlOf: (user, password = PASSWORD) => `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${port}`,
    async deliver(user, mail, name = 'INBOX') {
      const client = await open(user);
      await client.append(name, mail);
      await client.logout();
    },
    async list(user) {
      const client = await open(user);
      await client.mailboxOpen('INBOX', { readOnly: true });
      const mails = await client.fetchAll('1:*', { envelope: true, flags: true });
      await client.logout();
      return mails.map(({ envelope, flags }) => ({
        subject: envelope?.subject ?? '',
        isSeen: flags?.has('\\Seen') ?? false,
      }));
    },
    async recreate(user, name) {
      const client = await open(user);
      await client.mailboxDelete(name).catch(() => undefined);
      await client.mailboxCreate(name);
      await client.logout();
    },
    stop,
    async restart() {
      child = await start(binary, folder, port);
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Settings {
  folder: string;
  port: number;
  isRoot: boolean;
  username: string;
  uid: number;
  gid: number;
}

function settings({ folder, port, isRoot, username, uid, gid }: Settings): string {
  const others = `default_internal_user = ${username}\ndefault_login_user = ${username}\n`;
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
first_valid_uid = 1
first_valid_gid = 1
${isRoot ? '' : others}passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

async function start(binary: string, folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(binary, ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await greets(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`Dovecot did not start: ${said}`);
    await pause(50);
  }
  return child;
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      resolve(String(data).startsWith('* OK'));
      socket.destroy();
    });
    socket.on('close', () => resolve(false)).on('error', () => undefined);
  });
}
