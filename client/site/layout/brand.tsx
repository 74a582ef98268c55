import { Link } from '@tanstack/react-router';
import { site } from '../../../src/content/site.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './brand.css';

export function Brand() {
  return (
    <Link className="brand" to="/">
      <Icon name="logo" />
      <span>
        <b>{site.shortName}</b> <small>{site.tagline}</small>
        <span className="visually-hidden">, home</span>
      </span>
    </Link>
  );
}
