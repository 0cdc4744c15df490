/**
 * What a press on "Post" wants to be sure of first. It takes the focus, so that it cannot be missed;
 * one more press posts.
 */
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Concern } from '@/domain/audience';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAskedQuestions } from '@/selectors/audience';
import { isEqual } from '@/lib/isEqual';
import { composerChanged, postAsked } from '@/slices/composers';
import { Button } from '@/ui/Button';
import { WarningIcon } from '@/ui/icons';
import { useWriting } from './writing';
import styles from './Questions.module.css';

export function Questions() {
  const { target } = useWriting();
  const questions = useAppSelector((state) => selectAskedQuestions(state, target), isEqual);
  return questions.length > 0 ? <Asked questions={questions} /> : null;
}

function Asked({ questions }: { questions: readonly Concern[] }) {
  const dispatch = useAppDispatch();
  const { target, body } = useWriting();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = box.current;
    const text = body.current;
    here?.focus();
    return () => {
      if (here?.contains(document.activeElement)) text?.focus();
    };
  }, [body]);

  // The focus goes back to the text by itself.
  const goOnWriting = () => dispatch(composerChanged({ target, changes: { asked: [] } }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    goOnWriting();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <div ref={box} className={styles.questions} role="group" aria-labelledby={id} tabIndex={-1}>
        <WarningIcon className={styles.icon} aria-hidden />
        <ul id={id} className={styles.list}>
          {questions.map((question) => (
            <li key={question.kind}>
              <QuestionText question={question} />
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button size="small" onPress={goOnWriting}>
            <FormattedMessage id="post_status.keep_writing" defaultMessage="Keep writing" />
          </Button>
          <Button size="small" tone="primary" onPress={() => dispatch(postAsked({ target }))}>
            <FormattedMessage id="post_status.post_anyway" defaultMessage="Post anyway" />
          </Button>
        </div>
      </div>
    </div>
  );
}

function QuestionText({ question }: { question: Concern }) {
  switch (question.kind) {
    case 'wider':
      return (
        <FormattedMessage
          id="post_status.concern.wider"
          defaultMessage="{parent, select, private {You answer a post for followers only, and more people will be able to read your answer.} local {You answer a post that stays on this server, and yours will leave it.} other {You answer a direct message, and more people will be able to read your answer.}}"
          values={{ parent: question.parent }}
        />
      );
    case 'adds':
      return (
        <FormattedMessage
          id="post_status.concern.adds"
          defaultMessage="{names} {count, plural, one {is} other {are}} not part of this conversation yet, and will get this message."
          values={{
            count: question.names.length,
            names: <bdi>{question.names.map((name) => `@${name}`).join(', ')}</bdi>,
          }}
        />
      );
    case 'nobody':
      return (
        <FormattedMessage
          id="post_status.concern.nobody"
          defaultMessage="This direct message names nobody: only you will see it."
        />
      );
    case 'undescribed':
      return (
        <FormattedMessage
          id="post_status.concern.undescribed"
          defaultMessage="{count, plural, one {A file has no description} other {# files have no description}}: people who cannot see or hear will not know what it is."
          values={{ count: question.count }}
        />
      );
    case 'followersOnly':
    case 'anybodyFollows':
      // These stand beside the text all the time.
      return null;
  }
}
