/**
 * The instance's logo, linking to the start page. Used as a mask, it takes the bar's text colour
 * and so fits every theme; else the picture is shown as it is.
 */
import { pathTo } from '@/domain/session/routes';
import { useInstance } from '@/hooks/useInstance';
import { cssUrl } from '@/lib/net/cssUrl';
import { Link } from '@/ui/buttons/Link';
import styles from './Logo.module.css';

interface Props {
  /** True if the name beside it links to the same page: hidden from screen readers then. */
  besideName: boolean;
}

export function Logo({ besideName }: Props) {
  const logo = useInstance('logo');
  const logoMask = useInstance('logoMask');
  const logoMargin = useInstance('logoMargin');
  const name = useInstance('name');
  if (!logo) return null;
  const mask = cssUrl(logo);
  const naming = besideName ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': name };
  return (
    <Link className={styles.link} to={pathTo('root')} title={name} {...naming}>
      {logoMask ? (
        <span
          className={styles.mask}
          style={{ maskImage: mask, WebkitMaskImage: mask, margin: logoMargin }}
        />
      ) : (
        <img className={styles.picture} src={logo} alt="" style={{ margin: logoMargin }} />
      )}
    </Link>
  );
}
