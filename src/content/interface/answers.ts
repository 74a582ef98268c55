import { receiptAnswers } from '../../contract/receipt.ts';

/** The sentence that answers a form. */
export const answersWords = receiptAnswers;
