import { MIN_PASSWORD_LENGTH } from '../../../src/contract/staff/member.ts';
import { PasswordInput } from './text-input.tsx';

interface NewPasswordInputProps {
  label: string;
  name: string;
  value: string;
  onType(value: string): void;
}

/** Shows the rules for a password while it is typed. */
export function NewPasswordInput(props: NewPasswordInputProps) {
  const missing = MIN_PASSWORD_LENGTH - props.value.length;
  const hint =
    props.value === '' || missing <= 0
      ? `At least ${MIN_PASSWORD_LENGTH} characters. Common passwords are not accepted. Four unrelated words are easy to remember and hard to guess.`
      : `${missing} more ${missing === 1 ? 'character' : 'characters'}.`;
  return <PasswordInput {...props} autoComplete="new-password" hint={hint} />;
}
