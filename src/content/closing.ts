import * as z from 'zod';
import { line, paragraph, picture } from './schema/fields.ts';

const band = { heading: line({ label: 'Heading', most: 80 }), text: paragraph({ label: 'Text', most: 240 }) };

/** The bands at the end of the pages. Both show the same picture. */
export const closing = z.strictObject({
  picture: picture({ label: 'Picture' }),
  clients: z.strictObject(band).meta({ label: 'For clients' }),
  candidates: z
    .strictObject({
      ...band,
      message: line({
        label: 'First words of the chat',
        help: 'What the WhatsApp link prefills.',
        most: 160,
      }),
    })
    .meta({ label: 'For candidates' }),
});
export type Closing = z.infer<typeof closing>;

export const sampleClosing: Closing = {
  picture: 'closing-people',
  clients: {
    heading: 'Tell us about your site.',
    text: 'The gates, the hours, the city. An officer calls you back and plans it with you.',
  },
  candidates: {
    heading: 'Need help with your application?',
    text: 'Call or write to us, in the language that you speak. Applying costs nothing, at any stage.',
    message: 'I need help with my application.',
  },
};
