import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';

/**
 * Writes a `Caddyfile` that serves the site at its address: `caddy run` in the site's folder, or
 * `import` it with SITE_ROOT naming the folder.
 *
 * @param siteUrl without a slash at the end
 * @param hiddenFiles those that are for hosts and not for visitors
 * @throws Error for a value that Caddy would read a placeholder in
 * @see https://caddyserver.com/docs/caddyfile/directives
 */
export function caddyConfig(
  { everywhere }: SiteHeaders,
  siteUrl: string,
  hiddenFiles: readonly string[],
): string {
  const folders = IMMUTABLE_FOLDERS.map((folder) => `${folder}*`).join(' ');
  const hidden = [...hiddenFiles, '404.html'].map((file) => `/${file}`).join(' ');
  return `${siteUrl} {
	root * {$SITE_ROOT:.}
	header {
${Object.entries(everywhere)
  .map(([name, value]) => `\t\t${name} ${quote(value)}`)
  .join('\n')}
	}
	header Vary Accept-Encoding {
		defer
	}
	# Caddy applies what has a matcher first, and what has none would then replace it.
	@immutable path ${folders}
	header @immutable Cache-Control ${quote(IMMUTABLE)}
	@mutable not path ${folders}
	header @mutable Cache-Control ${quote(REVALIDATE)}

	@hidden path ${hidden}
	error @hidden 404
	file_server {
		precompressed br gzip
	}
	handle_errors {
		# What is missing is never kept.
		header {
			Cache-Control ${quote(REVALIDATE)}
			Vary Accept-Encoding
			defer
		}
		@missing expression {err.status_code} == 404
		handle @missing {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function quote(value: string): string {
  if (/[{}`]/.test(value)) throw new Error(`Caddy would read a placeholder in: ${value}`);
  return `\`${value}\``;
}
