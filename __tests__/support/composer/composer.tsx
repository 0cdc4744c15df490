/** Renders a composer on the page of a member, for tests of its parts. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import type { SagaMiddleware } from 'redux-saga';
import { Composer, type ComposerVariant } from '@/components/composer/Composer';
import { emptyDraft, type Draft } from '@/domain/composer/draft';
import type { InstanceConfig } from '@/domain/session/instance';
import { instanceConfigured } from '@/slices/session/config';
import { composerUsed } from '@/slices/composer/composers';
import { draftSaved } from '@/slices/composer/drafts';
import { userTokenReceived } from '@/slices/session/session';
import { signedIn } from '../people';
import { renderInStore } from '../renderInStore';

export const has = (instance: Partial<InstanceConfig>) => instanceConfigured({ instance });

export const typed = (draft: Partial<Draft>, target = 'new') =>
  draftSaved({
    target,
    draft: { ...emptyDraft, idempotencyKey: 'KEY', changedAt: 1_000, ...draft },
  });

interface Options {
  target?: string;
  place?: ComposerVariant;
  rests?: boolean;
  before?: UnknownAction[];
  /** Sagas that run with it. */
  beside?: SagaMiddleware[];
}

/** It is in use already, of which `dispatched` says nothing. */
export function showComposer({ target = 'new', place, rests, before = [], beside }: Options = {}) {
  const view = renderInStore(<Composer target={target} variant={place} rests={rests} />, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn(), ...before],
    beside,
  });
  fireEvent.focus(screen.getByRole('form').querySelector('textarea, input')!);
  view.dispatched.splice(view.dispatched.findIndex(composerUsed.match), 1);
  return view;
}

export const form = (name = 'New post') => within(screen.getByRole('form', { name }));
export const body = (name?: string) =>
  form(name).getByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
