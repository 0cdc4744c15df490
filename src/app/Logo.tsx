/**
 * The instance's logo, which leads to the start page. A mask is filled with the colour of the bar's
 * text, so that one drawing fits every theme; else the picture is shown as it is.
 */
import { Link } from 'react-router-dom';
import { pathTo } from '@/domain/routes';
import { useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/config';
import styles from './Logo.module.css';

export function Logo() {
  const { logo, logoMask, logoMargin, name } = useAppSelector(selectInstance);
  if (!logo) return null;
  const mask = `url(${JSON.stringify(logo)})`;
  return (
    <Link className={styles.link} to={pathTo('root')} aria-label={name} title={name}>
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
