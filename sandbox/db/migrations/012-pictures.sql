-- Article pictures are served by the other origin, at another path.
UPDATE article SET featured_image = replace(featured_image, '/sandbox/assets/articles/', '/pictures/');
