import { Brand } from './brand.tsx';
import { Drawer } from './drawer.tsx';
import { MainMenu } from './main-menu.tsx';
import { QuotationButton } from './panels/quotation-button.tsx';
import './header.css';

export function Header() {
  return (
    <header className="header">
      <div className="wrap header__in">
        <Brand />
        <MainMenu />
        <QuotationButton />
        <Drawer />
      </div>
    </header>
  );
}
