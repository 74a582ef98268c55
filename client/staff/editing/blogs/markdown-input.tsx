import { type ReactNode, useRef } from 'react';
import { BLOG_TEXT_LENGTH } from '../../../../src/contract/staff/blogs.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TextAreaInput } from '../../ui/text-input.tsx';

interface MarkdownInputProps {
  label?: string;
  name?: string;
  lang?: string;
  value: string;
  onType(value: string): void;
}

/**
 * The Markdown that the site supports, as toolbar buttons. The signs are letters of the site's font, except for the
 * link.
 */
const formats: readonly { name: string; sign: ReactNode; format(chosen: string): string; empty: string }[] = [
  { name: 'Heading', sign: 'H', format: (text) => prefixLines(text, '## '), empty: 'Heading' },
  { name: 'Bold', sign: 'B', format: (text) => `**${text}**`, empty: 'bold' },
  { name: 'Italic', sign: 'I', format: (text) => `*${text}*`, empty: 'italic' },
  { name: 'List', sign: '•', format: (text) => prefixLines(text, '- '), empty: 'First point' },
  { name: 'Numbered list', sign: '1.', format: (text) => prefixLines(text, '1. '), empty: 'First step' },
  { name: 'Quotation', sign: '“', format: (text) => prefixLines(text, '> '), empty: 'Quotation' },
  { name: 'Link', sign: <Icon name="link" />, format: (text) => `[${text}](https://)`, empty: 'link text' },
];

export function MarkdownInput({
  label = 'Text',
  name = 'values.Discription',
  lang,
  value,
  onType,
}: MarkdownInputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = ({ format, empty }: (typeof formats)[number]) => {
    const { current } = area;
    if (current === null) return;
    const { selectionStart, selectionEnd } = current;
    current.focus();
    // The only way to insert text that keeps the field's undo history.
    document.execCommand('insertText', false, format(value.slice(selectionStart, selectionEnd) || empty));
  };
  const words = value.match(/\S+/g)?.length ?? 0;
  return (
    <div className="markdown-input">
      <div
        className="markdown-input__marks"
        role="toolbar"
        aria-label={label === 'Text' ? 'Formatting' : `Formatting: ${label}`}
      >
        {formats.map((mark) => (
          <button type="button" key={mark.name} title={mark.name} onClick={() => apply(mark)}>
            <span aria-hidden="true">{mark.sign}</span>
            <span className="visually-hidden">{mark.name}</span>
          </button>
        ))}
      </div>
      <TextAreaInput
        ref={area}
        label={label}
        name={name}
        lang={lang}
        maxLength={BLOG_TEXT_LENGTH}
        rows={22}
        hint={`Markdown. HTML is not accepted. ${words === 1 ? '1 word' : `${words} words`}.`}
        value={value}
        onType={onType}
      />
    </div>
  );
}

function prefixLines(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line) => mark + line)
    .join('\n');
}
