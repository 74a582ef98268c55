/**
 * How the log's actions are shown where an office says it otherwise. What is stored stays as it was written, since it is
 * part of the log's chain.
 */
const names: Record<string, string> = {
  'blog begun': 'blog created',
  'code given again': 'code confirmed again',
  'data request mails released': 'data request mails sent',
  'data request set': 'data request status changed',
  disabled: 'account disabled',
  'document dated': 'document validity changed',
  'document entered': 'document added',
  'document renewed': 'document version added',
  'document warned of': 'document expiry reminder sent',
  'draft removed': 'draft deleted',
  enabled: 'account enabled',
  invited: 'member invited',
  'job closed by date': 'job closed automatically',
  'job entered': 'job added',
  read: 'submission read',
  refused: 'access refused',
  'refusals not noted one by one': 'further refusals, not listed one by one',
  'role set': 'role changed',
  'sign-in held back': 'sign-in delayed',
  'status set': 'status changed',
  'suspects restored': 'suspected spam restored',
};

export function actionName(action: string): string {
  return names[action] ?? action;
}
