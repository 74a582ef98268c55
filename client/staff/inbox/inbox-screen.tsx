import { ScreenPage } from '../ui/screen-page.tsx';

export default function InboxScreen() {
  return <ScreenPage title="Inbox">{null}</ScreenPage>;
}
