import { ScreenPage } from '../ui/screen-page.tsx';

export default function MembersScreen() {
  return <ScreenPage title="Members">{null}</ScreenPage>;
}
