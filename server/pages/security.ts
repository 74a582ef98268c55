import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { securityHeaders } from '../security-headers.ts';

/** What helmet says with every answer, asked for once: it says the same to all. */
export async function securityHeadersOnce(filesUrl: string | undefined): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, securityHeaders(filesUrl));
  app.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject('/');
  await app.close();
  const { date: _date, connection: _connection, ...said } = headers;
  return said as Record<string, string>;
}
