import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../media/picture.tsx';
import { useSite } from '../page-data/site-context.tsx';

/** The company's logo, or the drawn emblem. Decorative: the company's name stands beside it. */
export function Emblem() {
  const { logo } = useSite().identity;
  return logo === undefined ? <Icon name="logo" /> : <Picture name={logo} place="thumbnail" alt="" />;
}
