export const MAIL_LIST_KEY = 'mail list';
