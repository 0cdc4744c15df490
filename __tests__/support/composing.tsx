/** A composer on the page of a member, for tests of its parts. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { Composer, type ComposerPlace } from '@/components/composer/Composer';
import { emptyDraft, type Draft } from '@/domain/draft';
import type { InstanceConfig } from '@/domain/instance';
import { instanceConfigured } from '@/slices/config';
import { draftNoted } from '@/slices/drafts';
import { userTokenReceived } from '@/slices/session';
import { signedIn } from './people';
import { renderInStore } from './renderInStore';

export const has = (instance: Partial<InstanceConfig>) => instanceConfigured({ instance });

export const typed = (draft: Partial<Draft>, target = 'new') =>
  draftNoted({
    target,
    draft: { ...emptyDraft, idempotencyKey: 'KEY', changedAt: 1_000, ...draft },
  });

interface Options {
  target?: string;
  place?: ComposerPlace;
  before?: UnknownAction[];
}

export const showComposer = ({ target = 'new', place, before = [] }: Options = {}) =>
  renderInStore(<Composer target={target} place={place} />, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn(), ...before],
  });

export const form = (name = 'New post') => within(screen.getByRole('form', { name }));
export const body = (name?: string) =>
  form(name).getByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
