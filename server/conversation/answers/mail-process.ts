import { answerFiles } from '../../files/file-channel.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

answerFiles<ParsedMail>(parseMail);
