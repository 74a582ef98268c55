import { ScreenPage } from '../ui/screen-page.tsx';

export default function MailScreen() {
  return <ScreenPage title="Mail">{null}</ScreenPage>;
}
