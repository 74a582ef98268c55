import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { MessageId } from '../../../src/content/interface.ts';
import { useWords } from './site-context.tsx';
import { useFrameLanguage } from './text-languages.ts';

type Elements = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;

interface MessageProps {
  id: MessageId;
  values?: Readonly<Record<string, string | number>>;
  /**
   * The elements that stand for the tags of the text: of `<link>Call us</link>`, the element `link` with these words
   * in it, of `<size/>` the element as it is. `<hidden>` is always there, for words that only screen readers say.
   */
  elements?: Elements;
}

/** A short text with elements in it, such as a sentence that holds a link. All others are strings of useWords. */
export function Message({ id, values = {}, elements = {} }: MessageProps) {
  const words = useWords();
  const hidden = <span className="visually-hidden" lang={useFrameLanguage()} />;
  return putInto(words(id, hideTags(values)), { hidden, ...elements });
}

/** A tag with its words, or one without. Splitting by it gives a text, then a name, its words and the text after it, … */
const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/s;

function putInto(text: string, elements: Elements): ReactNode {
  const pieces = text.split(TAG);
  const nodes = pieces.map((piece, at) => {
    if (at % 3 === 0) return showTags(piece);
    if (at % 3 === 2) return null;
    const element = elements[piece] ?? <Fragment />;
    const words = pieces[at + 1];
    return cloneElement(
      element,
      undefined,
      words === undefined ? element.props.children : putInto(words, elements),
    );
  });
  return createElement(Fragment, undefined, ...nodes);
}

/** Words of a visitor are text, also where they look like a tag. No text of the site has this character. */
const OPENING = '\uFDD1';
const hideTags = (values: NonNullable<MessageProps['values']>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('<', OPENING) : value,
    ]),
  );
const showTags = (text: string) => text.replaceAll(OPENING, '<');
