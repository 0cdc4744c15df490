/** Network access for the doctor's checks on the command line, through Node. */
import WebSocket from 'ws';
import { readInstance } from '@/api/decode/session/readInstance';
import { nodeinfoPathOf } from '@/api/decode/session/instance';
import { createSiteFetch } from '@/doctor/site/siteFetch';
import type { SiteAccess, SocketOutcome } from '@/doctor/site/siteAccess';

const SOCKET_PATIENCE = 10_000;

export function nodeSiteAccess(origin: string): SiteAccess {
  const ask = createSiteFetch(fetch);
  return {
    origin,
    fetch: ask,
    hearsWhy: true,
    openSocket,
    loadsAsPicture: async (address) => {
      const answer = await ask(address);
      if (answer.kind !== 'sent' || answer.status >= 400) return false;
      return /^image\//.test(answer.header('content-type') ?? '') && answer.size > 0;
    },
    readInstance,
    nodeinfoPathOf,
    runningScripts: null,
  };
}

function openSocket(address: string): Promise<SocketOutcome> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { handshakeTimeout: SOCKET_PATIENCE });
    socket.once('open', () => {
      resolve('open');
      socket.terminate();
    });
    socket.once('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0 });
      socket.terminate();
    });
    socket.on('error', () => {
      resolve('closed');
    });
  });
}
