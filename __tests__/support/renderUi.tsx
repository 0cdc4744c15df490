/**
 * Renders a primitive on a page like the real one: the application's root, containers for dialogs
 * and popovers beside it, and English texts.
 */
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createAppIntl } from '@/app/language/createAppIntl';

interface Options {
  locale?: string;
  /** Advances fake timers while user events wait. */
  advanceTimers?: (ms: number) => void;
}

export interface UiView extends RenderResult {
  user: UserEvent;
}

/** An element outside the application root, created on first use. */
export function container(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  return element;
}

export function renderUi(ui: ReactNode, { locale = 'en', advanceTimers }: Options = {}): UiView {
  const app = container('app');
  container('modal');
  container('popovers');
  const view = render(ui, {
    container: app,
    wrapper: ({ children }) => (
      <RawIntlProvider value={createAppIntl(locale, {})}>{children}</RawIntlProvider>
    ),
  });
  return { ...view, user: userEvent.setup(advanceTimers ? { advanceTimers } : {}) };
}
