/**
 * Plays Flash if the operator has installed the Ruffle player beside the client (`static/ruffle/`)
 * and the server's policy (CSP) allows it; fails otherwise. No player is bundled.
 */
const PLAYER = '/static/ruffle/ruffle.js';

interface Player extends HTMLElement {
  load: (what: { url: string; allowScriptAccess: boolean }) => Promise<void>;
}

interface Ruffle {
  newest: () => { createPlayer: () => Player } | null;
}

declare global {
  interface Window {
    RufflePlayer?: Partial<Ruffle>;
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = PLAYER;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('There is no Flash player on this server'));
    };
    document.head.append(script);
  });
}

/** Mounts a player in `place`; rejects if there is none or it may not run. */
export async function playFlash(url: string, place: HTMLElement): Promise<void> {
  if (!window.RufflePlayer?.newest) await loadScript();
  const player = window.RufflePlayer?.newest?.()?.createPlayer();
  if (!player) throw new Error('The Flash player did not start');
  place.replaceChildren(player);
  await player.load({ url, allowScriptAccess: false });
}
