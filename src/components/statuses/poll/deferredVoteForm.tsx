/** The form of a poll, whose code is loaded with the first poll in which one may vote. */
import { customProperties } from '@/ui/structure/customProperties';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './Poll.module.css';

export const VoteForm = deferredComponent(
  async () => (await import(/* webpackChunkName: "member" */ './VoteForm')).VoteForm,
  {
    placeholder: ({ poll: { options } }) => (
      <div className={styles.formPlace} style={customProperties({ '--options': options.length })} />
    ),
  },
);
