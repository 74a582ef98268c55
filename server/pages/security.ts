import Fastify from 'fastify';
import { addSecurityHeaders } from '../security-headers.ts';

/** What is said with every answer, asked for once: it says the same to all. */
export async function securityHeadersOnce(filesUrl: string | undefined): Promise<Record<string, string>> {
  const app = Fastify();
  await addSecurityHeaders(app, filesUrl);
  app.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject('/');
  await app.close();
  const { date: _date, connection: _connection, ...said } = headers;
  return said as Record<string, string>;
}
