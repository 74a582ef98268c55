import { z } from 'zod';
import { mailStates } from '../../../../src/contract/staff/mail.ts';
import { orNothing } from '../../calls/address-schemas.ts';

export const mailSearch = z.object({ state: orNothing(z.enum(mailStates)) });
