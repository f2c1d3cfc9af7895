module.exports = '/fonts/typeface.0123456789.woff2';
