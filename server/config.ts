import type { z } from 'zod';
import { type AnswerSettings, answerSettings } from './settings/answers.ts';
import { type DatabaseSettings, databaseSettings } from './settings/database.ts';
import { type HttpSettings, httpSettings } from './settings/http.ts';
import { type MailSettings, mailSettings } from './settings/mail.ts';
import { type OperatingSettings, operatingSettings } from './settings/operating.ts';
import { type PrivacySettings, privacySettings } from './settings/privacy.ts';
import { type SiteSettings, siteSettings } from './settings/site.ts';
import { type StaffSettings, staffSettings } from './settings/staff.ts';
import { type StoreSettings, storeSettings } from './settings/stores.ts';
import { type VisitorSettings, visitorSettings } from './settings/visitors.ts';

/** Every setting. Each is described in its section. */
export interface Config
  extends HttpSettings,
    DatabaseSettings,
    StoreSettings,
    SiteSettings,
    PrivacySettings,
    VisitorSettings,
    OperatingSettings,
    MailSettings,
    AnswerSettings,
    StaffSettings {}

/**
 * Parses the settings from `input`, usually `process.env`. An empty value counts as absent.
 * @throws {Error} with one message that names every invalid variable.
 */
export function parseConfig(input: Record<string, string | undefined>): Config {
  const env = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
  const faults = new Set<string>();
  function read<Section>(section: z.ZodType<Section>): Section {
    const { data, error } = section.safeParse(env);
    // A set, because several items of a list may have the same fault.
    for (const { path, message } of error?.issues ?? []) faults.add(`  ${path[0]?.toString()}: ${message}`);
    return data as Section;
  }
  const config: Config = {
    ...read(httpSettings),
    ...read(databaseSettings),
    ...read(storeSettings),
    ...read(siteSettings),
    ...read(privacySettings),
    ...read(visitorSettings),
    ...read(operatingSettings),
    ...read(mailSettings),
    ...read(answerSettings),
    ...read(staffSettings),
  };
  if (faults.size > 0) throw new Error(`These settings are wrong:\n${[...faults].join('\n')}`);
  return config;
}

/**
 * The origin of the site for its own absolute addresses. The Host header of a request is not used, since anybody can
 * forge it.
 */
export function siteOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}
