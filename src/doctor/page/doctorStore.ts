/**
 * The small store of the diagnostics page, and the browser access of its checks. It replaces the
 * application's store, so that it works even where that one fails to start.
 */
import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createSiteFetch } from '@/doctor/site/siteFetch';
import type { SocketOutcome } from '@/doctor/site/siteAccess';
import { copyText } from '@/lib/text/copyText';
import { fieldsOf, textOf } from '@/lib/values/fields';
import { log } from '@/lib/log';
import { setTimer } from '@/lib/scheduler/timer';
import { doctorSaga, type DoctorContext } from '@/doctor/state/doctorSaga';
import doctor, { type DoctorRoot } from '@/doctor/state/doctorSlice';
import language from '@/slices/session/language';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { databaseStorage } from '@/store/storage';

const SOCKET_PATIENCE = 10_000;

export function createDoctorStore(
  context: DoctorContext = browserContext(),
): EnhancedStore<DoctorRoot> {
  const sagas = createSagaMiddleware({
    // The only part of the saga context that its sagas use.
    context: { clock: { setTimer } },
    onError: (error) => {
      log('error', 'A saga crashed', error);
    },
  });
  const store = configureStore({
    reducer: { doctor, language },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(doctorSaga, context);
  return store;
}

function browserContext(): DoctorContext {
  return {
    site: {
      origin: window.location.origin,
      fetch: createSiteFetch((input, init) => window.fetch(input, init)),
      hearsWhy: false,
      openSocket,
      loadsAsPicture,
      runningScripts: Array.from(document.scripts, ({ src }) => src)
        .filter((src) => src !== '')
        .map((src) => new URL(src).pathname),
    },
    savedLanguage: async () => {
      const record = fieldsOf(await databaseStorage().get(STORAGE_KEY));
      return textOf(fieldsOf(fieldsOf(record.config).chosen).interfaceLanguage);
    },
    preferredLanguages: () => navigator.languages,
    copy: copyText,
  };
}

/** Browsers do not tell a page why a socket failed to open. */
function openSocket(address: string): Promise<SocketOutcome> {
  return new Promise((resolve) => {
    try {
      const socket = new WebSocket(address);
      const end = (outcome: SocketOutcome) => {
        clearTimeout(timer);
        resolve(outcome);
        socket.close();
      };
      const timer = setTimeout(end, SOCKET_PATIENCE, 'closed');
      socket.onopen = () => {
        end('open');
      };
      socket.onerror = () => {
        end('closed');
      };
    } catch {
      resolve('closed');
    }
  });
}

function loadsAsPicture(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => {
      resolve(true);
    };
    picture.onerror = () => {
      resolve(false);
    };
    picture.src = address;
  });
}
