export const MAIL_LIST = 'mail list';
