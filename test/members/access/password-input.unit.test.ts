import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewPasswordInput } from '../../../client/staff/ui/new-password-input.tsx';
import { CodeInput, PasswordInput } from '../../../client/staff/ui/text-input.tsx';

const typed = { value: 'something', onType: () => {} };

test.each([
  [
    'current-password',
    createElement(PasswordInput, { label: 'Password', autoComplete: 'current-password', ...typed }),
  ],
  ['new-password', createElement(NewPasswordInput, { label: 'Password', name: 'password', ...typed })],
])('a field for a %s is masked, and recognised by password managers', (kind, field) => {
  const [input = ''] = renderToStaticMarkup(field).match(/<input[^>]*>/g) ?? [];
  expect(input).toContain('type="password"');
  expect(input).toContain(`autoComplete="${kind}"`);
  expect(input).not.toMatch(/readonly|maxlength/i);
});

test('a field for a code is recognised as one', () => {
  expect(renderToStaticMarkup(createElement(CodeInput, typed))).toContain('autoComplete="one-time-code"');
});
