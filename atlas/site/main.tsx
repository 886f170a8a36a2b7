import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './styles.css';

const element = document.getElementById('atlas');
if (element === null) throw new Error('index.html has no #atlas');
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
