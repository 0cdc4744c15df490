/** The quoted status in a card, in every state that a quote can have. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireStatus } from '@/api/wire/status';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { statusPreviewRequest } from '@/domain/statuses/status';
import { requestFailed } from '@/slices/engine/requests';
import { statusDeleted, statusPreviewRequested } from '@/slices/statuses/statuses';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireMention, wireStatus, wireUser } from '@support/wire';

const author = wireUser({ id: 'u7', acct: 'ben@hill.example', display_name: 'Ben', emojis: [] });
const quoted = wireStatus({ id: 'q1', account: author, content: 'Frogs croak', pleroma: {} });
const URL = 'https://hill.example/objects/q1';
const inline = `So true<span class="quote-inline"><br><br>RT: <a href="${URL}">${URL}</a></span>`;

const forms: [string, Partial<WireStatus>][] = [
  ['Pleroma', { pleroma: { quote: quoted, quote_id: 'q1', quote_url: URL, quote_visible: true } }],
  ['Akkoma', { pleroma: {}, quote: quoted, quote_id: 'q1', akkoma: { quote_apid: URL } }],
  ['Mastodon', { pleroma: {}, quote: { state: 'accepted', quoted_status: quoted } }],
];

/** Renders a status and waits for the code of quotes, which loads with the first one. */
async function show(changes: Partial<WireStatus>) {
  const view = renderInStore(<StatusCard statusId="s1" />, {
    before: [statusesKnown(wireStatus({ content: inline, ...changes }))],
  });
  await waitFor(() => expect(view.container.querySelector('.quote')).toHaveTextContent(/./));
  return view;
}
const card = (): HTMLElement => screen.getAllByRole('article')[0]!;
const toggle = (name: RegExp) => screen.getByRole('button', { name });
const quote = () => within(card()).queryByRole('article');

describe('CARD-10 a quoted status', () => {
  it.each(forms)('of %s is behind a toggle, which shows its beginning', async (_form, changes) => {
    await show(changes);
    expect(quote()).toBeNull();
    const button = toggle(/^Show quote: *Ben *Frogs croak$/);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);

    const opened = await within(card()).findByRole('article');
    expect(opened).toHaveAttribute('data-status-id', 'q1');
    expect(opened).toHaveAccessibleName(/^Ben @ben@hill\.example Frogs croak/);
    expect(opened).toHaveTextContent('Frogs croak');
    expect(within(opened).queryByRole('button')).toBeNull();
    await userEvent.click(toggle(/^Hide quote$/));
    expect(quote()).toBeNull();
  });

  it.each(forms)('of %s leaves no second link to it in the text', async (_form, changes) => {
    await show(changes);
    expect(screen.getByText(/So true/)).toHaveTextContent(/^So true$/);
    expect(screen.queryByRole('link', { name: URL })).not.toBeInTheDocument();
  });

  it('that is not visible leaves a message and a link to it', async () => {
    await show({ pleroma: { quote: null, quote_id: null, quote_url: URL, quote_visible: false } });
    expect(card()).toHaveTextContent("The quoted post isn't available here.");
    const link = screen.getByRole('link', { name: 'Open quoted post' });
    expect(link).toHaveAttribute('href', URL);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(screen.queryByRole('button', { name: /quote/i })).not.toBeInTheDocument();
  });

  it.each([
    ['pending', 'The quoted post will appear once its author approves.'],
    ['rejected', "The author of the quoted post doesn't allow this quote."],
    ['revoked', 'The author of the quoted post removed it from here.'],
    ['deleted', 'The quoted post was deleted.'],
    ['unauthorized', "You don't have permission to see the quoted post."],
    ['something new', "The quoted post isn't available here."],
  ])("in Mastodon's state %s says so", async (state, words) => {
    await show({ pleroma: {}, quote: { state, quoted_status: null } });
    expect(card()).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: /quote/i })).not.toBeInTheDocument();
  });

  it('that waits for the quoted author says so to its own', async () => {
    const view = renderInStore(<StatusCard statusId="s1" />, {
      before: [
        signedIn({ id: 'u1' }),
        statusesKnown(
          wireStatus({
            account: wireUser({ id: 'u1' }),
            pleroma: {},
            quote: { state: 'pending', quoted_status: null },
          }),
        ),
      ],
    });
    await waitFor(() => expect(view.container.querySelector('.quote')).toHaveTextContent(/./));
    expect(card()).toHaveTextContent('Your quote is waiting for the author of the quoted post');
  });

  it('by a muted person is shown on request only', async () => {
    const { dispatched } = await show({
      pleroma: {},
      quote: { state: 'muted_account', quoted_status: quoted },
    });
    expect(card()).toHaveTextContent('by someone you muted or blocked');
    expect(card()).not.toHaveTextContent('Frogs croak');
    await userEvent.click(toggle(/^Show quote$/));
    await screen.findByText('Loading…');
    expect(dispatched).toContainEqual(statusPreviewRequested({ statusId: 'q1' }));
  });

  it('that is unknown is fetched, and may be missing', async () => {
    const { dispatch, dispatched } = await show({
      pleroma: {},
      quote: { state: 'accepted', quoted_status_id: 'q1' },
    });
    await userEvent.click(toggle(/^Show quote$/));
    await screen.findByText('Loading…');
    expect(dispatched).toContainEqual(statusPreviewRequested({ statusId: 'q1' }));
    dispatch(
      requestFailed({ key: statusPreviewRequest('q1'), reason: 'Not found', httpStatus: 404 }),
    );
    expect(quote()).toHaveTextContent("This post isn't available");
  });

  it('that was deleted meanwhile leaves a placeholder', async () => {
    const { dispatch } = await show(forms[0]![1]);
    await userEvent.click(toggle(/^Show quote/));
    await within(card()).findByRole('article');
    dispatch(statusDeleted({ statusId: 'q1' }));
    expect(quote()).toHaveTextContent('This post was deleted');
  });

  it('shows no nested quote, but a link to it', async () => {
    const deep = wireStatus({
      ...quoted,
      pleroma: {
        quote: null,
        quote_id: 'q2',
        quote_url: 'https://a.example/q2',
        quote_visible: true,
      },
    });
    await show({ pleroma: { quote: deep, quote_id: 'q1', quote_url: URL, quote_visible: true } });
    await userEvent.click(toggle(/^Show quote/));
    await within(card()).findByRole('article');
    expect(screen.getByRole('link', { name: 'Quotes another post' })).toHaveAttribute(
      'href',
      '/notice/q1',
    );
    expect(within(card()).getAllByRole('article')).toHaveLength(1);
  });

  it('stays open when the card scrolls out of the window and back', async () => {
    const { rerender } = await show(forms[0]![1]);
    await userEvent.click(toggle(/^Show quote/));
    await within(card()).findByRole('article');
    rerender(<p>Far away</p>);
    rerender(<StatusCard statusId="s1" />);
    expect(await within(card()).findByRole('article')).toHaveTextContent('Frogs croak');
  });

  it('does not count its author as mentioned', async () => {
    await show({
      ...forms[0]![1],
      mentions: [wireMention({ id: 'u7', acct: 'ben@hill.example' })],
    });
    expect(screen.queryByText('Mentions')).not.toBeInTheDocument();
  });
});
