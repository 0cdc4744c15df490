/** Mounts the diagnostics page in place of the application. */
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { DiagnosticsScreen } from '@/doctor/screens/DiagnosticsScreen';
import { LanguageProvider } from '@/app/language/LanguageProvider';
import { createAppIntl } from '@/app/language/createAppIntl';

export function mountDiagnostics(store: Store): void {
  const place = document.getElementById('app');
  if (!place) return;
  createRoot(place).render(
    <Provider store={store}>
      <LanguageProvider>
        <DiagnosticsScreen origin={window.location.origin} english={createAppIntl('en', {})} />
      </LanguageProvider>
    </Provider>,
  );
}
