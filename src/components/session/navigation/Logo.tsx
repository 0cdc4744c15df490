/**
 * The instance's logo, which leads to the start page. A mask is filled with the colour of the bar's
 * text, so that one drawing fits every theme; else the picture is shown as it is.
 */
import { pathTo } from '@/domain/session/routes';
import { useInstance } from '@/hooks/useInstance';
import { cssUrl } from '@/lib/net/cssUrl';
import { Link } from '@/ui/buttons/Link';
import styles from './Logo.module.css';

interface Props {
  /** The name beside it leads to the same place: one link is enough for who cannot see them. */
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
