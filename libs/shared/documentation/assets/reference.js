const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const adopt = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches);
prefersDark.addEventListener('change', adopt);
adopt();

SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  // Nobody else is asked whether our own document is valid.
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  displayRequestDuration: true,
  filter: true,
});
