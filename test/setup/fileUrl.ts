module.exports = '/fonts/font.0123456789.woff2';
