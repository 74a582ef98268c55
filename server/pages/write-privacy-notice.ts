/**
 * Archives the text of a new version of the privacy notice. A version that has been published is never
 * overwritten.
 */
import { writeFileSync } from 'node:fs';
import { currentNotice } from '../../src/contract/privacy-notice.ts';
import { noticeText } from './privacy-notice.ts';

writeFileSync(new URL(`../../client/public${currentNotice.file}`, import.meta.url), noticeText(), {
  flag: 'wx',
});
console.log(`Kept version ${currentNotice.version} as ${currentNotice.file}.`);
