import { ScreenPage } from '../ui/screen-page.tsx';

export default function AccountScreen() {
  return <ScreenPage title="Account">{null}</ScreenPage>;
}
