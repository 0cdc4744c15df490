/** Renders a composer on the page of a member, for tests of its parts. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { Composer, type ComposerVariant } from '@/components/composer/Composer';
import { emptyDraft, type Draft } from '@/domain/composer/draft';
import type { InstanceConfig } from '@/domain/session/instance';
import { instanceConfigured } from '@/slices/session/config';
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
  before?: UnknownAction[];
}

export const showComposer = ({ target = 'new', place, before = [] }: Options = {}) =>
  renderInStore(<Composer target={target} variant={place} />, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn(), ...before],
  });

export const form = (name = 'New post') => within(screen.getByRole('form', { name }));
export const body = (name?: string) =>
  form(name).getByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
