/**
 * The frame around every screen: top bar, columns, drawers, dialogs, notices. There are three
 * layouts: the style sheet arranges them by window width alone, the store decides which parts
 * exist.
 */
import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PreferenceProviders } from '@/components/settings/PreferenceProviders';
import { isColumnWidth } from '@/domain/session/layout';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import {
  selectBarHas,
  selectBottomBar,
  selectMobile,
  selectThirdColumn,
  selectThirdColumnEmpty,
  selectTopBarGivesWay,
} from '@/selectors/session/interface';
import { selectSignedIn } from '@/selectors/session/session';
import { drawerOpened } from '@/slices/session/interface';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { ClockProvider } from '@/ui/text/Clock';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { customProperties } from '@/ui/structure/customProperties';
import { SkipLink } from '@/ui/structure/SkipLink';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { Background } from './Background';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { Drawers } from './drawers/Drawers';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { DeferredAppServicesLoader } from '@/app/deferred/Overlay';
import { MobileBar } from './bars/MobileBar';
import { Notices } from '@/app/notices/Notices';
import { ScreenTitleProvider } from '@/app/routes/ScreenTitleProvider';
import { ShoutCorner } from './columns/ShoutCorner';
import { Sidebar } from './columns/Sidebar';
import { ThirdColumn } from './columns/ThirdColumn';
import { TopBar } from './bars/TopBar';
import { useScrollRestoration } from '@/app/useScrollRestoration';
import { useTheme } from '@/app/theme/useTheme';
import styles from './AppLayout.module.css';

const BottomBar = deferredComponent(async () => (await import('./bars/BottomBar')).BottomBar, {
  placeholder: () => <div className={styles.foot} data-surface="bar" />,
});

const FloatingButton = deferredComponent(
  async () => (await import(/* webpackChunkName: "member" */ './FloatingButton')).FloatingButton,
);

/** Longer than other swipes, as reading means moving a finger over the page. */
const DRAWER_SWIPE = 100;

export function AppLayout({ children }: { children: ReactNode }) {
  useTheme();
  useScrollRestoration();
  return (
    <BackProvider>
      <ClockProvider>
        <PreferenceProviders>
          <ScreenTitleProvider>
            <AppFrame>{children}</AppFrame>
            <Dialogs />
            <Notices />
            <DeferredAppServicesLoader />
          </ScreenTitleProvider>
        </PreferenceProviders>
      </ClockProvider>
    </BackProvider>
  );
}

/** The frame without the layers that float above it. */
export function AppFrame({ children }: { children: ReactNode }) {
  const mobile = useAppSelector(selectMobile);
  const bottomBar = useAppSelector(selectBottomBar);
  const barGivesWay = useAppSelector(selectTopBarGivesWay);
  const signedIn = useAppSelector(selectSignedIn);
  const barPosts = useAppSelector((state) => selectBarHas(state, 'newPost'));
  const third = useAppSelector(selectThirdColumn);
  const thirdEmpty = useAppSelector(selectThirdColumnEmpty);
  const sidebarRight = useAppSelector((state) => selectSetting(state, 'sidebarRight'));
  const stretched = useAppSelector((state) => selectSetting(state, 'navbarColumnStretch'));
  const loose = useAppSelector((state) => selectSetting(state, 'disableStickyHeaders'));
  const scrollbars = useAppSelector((state) => selectSetting(state, 'showScrollbars'));
  const widths = useColumnWidths();
  const swipes = useAppSelector((state) => selectSetting(state, 'swipeGestures'));
  useLayoutEffect(() => {
    document.documentElement.dataset.foot = bottomBar ? 'bar' : 'none';
    document.documentElement.dataset.swipes = swipes ? 'on' : 'off';
  }, [bottomBar, swipes]);
  // The side columns render one step later, as rendering everything at once would block the page.
  const beside = useDeferredValue(true, false);

  return (
    <div
      className={styles.shell}
      style={customProperties(widths)}
      data-sidebar={sidebarRight ? 'end' : 'start'}
      data-top-bar={barGivesWay ? 'none' : 'shown'}
      data-floats={!barPosts || undefined}
      data-third={third ?? 'none'}
      data-third-empty={thirdEmpty || undefined}
      data-bar={stretched ? 'columns' : 'window'}
      data-heads={loose ? 'loose' : 'sticky'}
      data-scrollbars={scrollbars ? 'shown' : 'hidden'}
    >
      <SkipLink target="main">
        <FormattedMessage id="nav.skip_to_main" defaultMessage="Skip to main content" />
      </SkipLink>
      <Background />
      {mobile ? <MobileBar /> : <TopBar />}
      {bottomBar && <BottomBar />}
      <div className={styles.columns}>
        {!mobile && (
          <div className={styles.sidebar}>
            <div className={styles.scrolling}>
              <ErrorBoundary part="column">{beside && <Sidebar />}</ErrorBoundary>
            </div>
            <ErrorBoundary part="column">{beside && <ShoutCorner />}</ErrorBoundary>
          </div>
        )}
        <Main>{children}</Main>
        {third && !thirdEmpty && (
          <div className={styles.third}>
            <ErrorBoundary part="column">{beside && <ThirdColumn shows={third} />}</ErrorBoundary>
          </div>
        )}
      </div>
      {!barPosts && signedIn && <FloatingButton />}
      <Drawers />
    </div>
  );
}

/** On phones a swipe over the screen opens the drawers. */
function Main({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const mobile = useAppSelector(selectMobile);
  const signedIn = useAppSelector(selectSignedIn);
  const swipe = useSwipe(
    (direction) => {
      if (direction === 'end') dispatch(drawerOpened('side'));
      else if (direction === 'start' && signedIn) dispatch(drawerOpened('notifications'));
      else return false;
      return true;
    },
    { threshold: DRAWER_SWIPE },
  );
  return (
    <main id="main" className={styles.main} tabIndex={-1} {...(mobile ? swipe : {})}>
      {children}
    </main>
  );
}

/** The column widths that the reader chose; invalid values are left to the style sheet. */
function useColumnWidths(): Record<`--${string}`, string | undefined> {
  const sidebar = useAppSelector((state) => selectSetting(state, 'sidebarColumnWidth'));
  const content = useAppSelector((state) => selectSetting(state, 'contentColumnWidth'));
  const third = useAppSelector((state) => selectSetting(state, 'notifsColumnWidth'));
  const valid = (width: string) => (isColumnWidth(width) ? width : undefined);
  return {
    '--sidebarColumnWidth': valid(sidebar),
    '--contentColumnWidth': valid(content),
    '--notifsColumnWidth': valid(third),
  };
}
