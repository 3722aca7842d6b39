SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    email text,
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    merged_into text,
    status text DEFAULT 'active'::text NOT NULL,
    plan integer,
    is_entitled integer DEFAULT 0 NOT NULL,
    ip_data text DEFAULT '{}'::text NOT NULL,
    email_verified_at bigint,
    feedback_requested_at bigint
);
CREATE TABLE public.build (
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    percent integer NOT NULL,
    touched_at bigint NOT NULL
);
CREATE TABLE public.built_file (
    name text NOT NULL,
    account_id text NOT NULL,
    content_key text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text,
    email text,
    message text NOT NULL
);
CREATE TABLE public.gallery_template (
    uuid text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    saved_by text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.job (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    leased_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint
);
CREATE TABLE public.log_entry (
    id text NOT NULL,
    at bigint NOT NULL,
    level text NOT NULL,
    lmid text NOT NULL,
    account_id text,
    ip text NOT NULL,
    verb text NOT NULL,
    path text NOT NULL,
    content text NOT NULL,
    body text
);
CREATE TABLE public.one_time_token (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.provider (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    profile text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.purchase_order (
    id text NOT NULL,
    account_id text,
    email text NOT NULL,
    name text NOT NULL,
    static_id text,
    template_uuid text,
    gs_url text,
    price_cents integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.template (
    uuid text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    document text NOT NULL,
    document_bytes integer DEFAULT 0 NOT NULL,
    version_bytes integer DEFAULT 0 NOT NULL,
    saved_in text
);
CREATE TABLE public.template_reading (
    session_id text NOT NULL,
    template_uuid text NOT NULL,
    revision integer NOT NULL
);
CREATE TABLE public.template_version (
    id text NOT NULL,
    template_uuid text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    saved_at bigint NOT NULL,
    document text NOT NULL
);
CREATE TABLE public.usage_count (
    day text NOT NULL,
    event text NOT NULL,
    screen text NOT NULL,
    amount integer NOT NULL
);
INSERT INTO public.account VALUES ('ac737c67-c6e6-41e2-b587-3b429f693ae6', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$v74kgiYfFrsKk3wlhmcUHg$WvfDHaesMm4STNTnUheFn7P1ArJqFq+aX1LT0rdxU/k', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('ca37d234-d52f-4552-b31b-2ae65ae8b8e2', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('37497a9a-dfc1-49a4-bfac-8300cae517c9', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('b234b150-1b28-4854-927e-40917dff7c36', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 4711', NULL);
INSERT INTO public.log_entry VALUES ('d0264724-e790-43e0-a354-d477df206198', 1795222800000, 'info', 'template-saved', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', '127.0.0.1', 'POST', '/api/user/template/18942b12-87ec-46ed-9bdc-9ccec8967d9c', '18942b12-87ec-46ed-9bdc-9ccec8967d9c at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('b7a1977b-80cd-423b-a817-b06b1a89d496', 1795226400000, 'info', 'template-saved', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', '127.0.0.1', 'POST', '/api/user/template/18942b12-87ec-46ed-9bdc-9ccec8967d9c', '18942b12-87ec-46ed-9bdc-9ccec8967d9c at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('0c1cd0a8-40c1-4688-8d57-8396c829a466', 1795230000000, 'info', 'template-saved', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', '127.0.0.1', 'POST', '/api/user/template/18942b12-87ec-46ed-9bdc-9ccec8967d9c', '18942b12-87ec-46ed-9bdc-9ccec8967d9c at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('a2ee3fcb-596f-4740-9db9-e1c0950c990e', 1795233600000, 'info', 'template-saved', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', '127.0.0.1', 'POST', '/api/user/template/8c81e1c1-cc9e-4002-b77c-d361236e2f98', '8c81e1c1-cc9e-4002-b77c-d361236e2f98 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('929a05b1-2f48-4086-8e27-cc52259b0218', 1795240800000, 'info', 'template-saved', 'ac737c67-c6e6-41e2-b587-3b429f693ae6', '127.0.0.1', 'POST', '/api/user/template/c9695f41-6841-408b-a1b1-7f73038968e4', 'c9695f41-6841-408b-a1b1-7f73038968e4 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('e4e5385e-e577-496a-aecd-5438785792e1', 1795244400000, 'info', 'template-saved', 'ac737c67-c6e6-41e2-b587-3b429f693ae6', '127.0.0.1', 'POST', '/api/user/template/c9695f41-6841-408b-a1b1-7f73038968e4', 'c9695f41-6841-408b-a1b1-7f73038968e4 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('f5219f09-a3c3-4d85-818d-6add890e135b', 1795244400000, 'info', 'user-registered', 'ac737c67-c6e6-41e2-b587-3b429f693ae6', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('a4296ece-af62-4f2a-b856-74f20887f5e7', 1795248000000, 'info', 'template-saved', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', '127.0.0.1', 'POST', '/api/user/template/e6229e18-a7b9-4969-866b-16dd0423ca7f', 'e6229e18-a7b9-4969-866b-16dd0423ca7f at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('7d51f025-3eef-4fcb-a050-910e292675f9', 1795248000000, 'info', 'template-deleted', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', '127.0.0.1', 'DELETE', '/api/user/template/e6229e18-a7b9-4969-866b-16dd0423ca7f', 'e6229e18-a7b9-4969-866b-16dd0423ca7f', NULL);
INSERT INTO public.log_entry VALUES ('8c2b9861-3ccc-4ecc-bf20-6d736ef6ed0d', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 4711', NULL);
INSERT INTO public.schema_version VALUES (1, '001-accounts', 1795219200000);
INSERT INTO public.schema_version VALUES (2, '002-templates', 1795219200000);
INSERT INTO public.schema_version VALUES (3, '003-built-files', 1795219200000);
INSERT INTO public.schema_version VALUES (4, '004-rate-limits', 1795219200000);
INSERT INTO public.schema_version VALUES (5, '005-sign-in', 1795219200000);
INSERT INTO public.schema_version VALUES (6, '006-template-versions', 1795219200000);
INSERT INTO public.schema_version VALUES (7, '007-gallery', 1795219200000);
INSERT INTO public.schema_version VALUES (8, '008-orders', 1795219200000);
INSERT INTO public.schema_version VALUES (9, '009-jobs', 1795219200000);
INSERT INTO public.schema_version VALUES (10, '010-journal', 1795219200000);
INSERT INTO public.schema_version VALUES (11, '011-builds', 1795219200000);
INSERT INTO public.schema_version VALUES (12, '012-space', 1795219200000);
INSERT INTO public.schema_version VALUES (13, '013-complete-histories', 1795219200000);
INSERT INTO public.schema_version VALUES (14, '014-readable-cards', 1795219200000);
INSERT INTO public.session VALUES ('45bdccbb22c10874ce7478fd5adf292bedf240ab3843be7f9578960d1cceca96', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', 1795219200000, 1795219200000, 1829779200000, 'f191d53a-6a5d-42e5-ad62-807b408cf397', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('2b834f27521494fb822aefe4f0a1f00c041851c768cc0544da3c46dc16665bbc', 'ac737c67-c6e6-41e2-b587-3b429f693ae6', 1795237200000, 1795244400000, 1795244400000, '7fee1fea-9131-48dc-b7fa-5099eaf9475f', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('2d13a7229c160d2951e9d5fc3791f5d6a8207ba5dd4dff7e999c1d102481f8f0', 'ac737c67-c6e6-41e2-b587-3b429f693ae6', 1795244400000, 1795244400000, 1829804400000, '8d9f5fc5-b4aa-4ad9-b238-fb40064d57d1', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('18942b12-87ec-46ed-9bdc-9ccec8967d9c', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"18942b12-87ec-46ed-9bdc-9ccec8967d9c","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3204, 'f191d53a-6a5d-42e5-ad62-807b408cf397');
INSERT INTO public.template VALUES ('8c81e1c1-cc9e-4002-b77c-d361236e2f98', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"8c81e1c1-cc9e-4002-b77c-d361236e2f98","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1072, 'f191d53a-6a5d-42e5-ad62-807b408cf397');
INSERT INTO public.template VALUES ('c9695f41-6841-408b-a1b1-7f73038968e4', 'ac737c67-c6e6-41e2-b587-3b429f693ae6', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"c9695f41-6841-408b-a1b1-7f73038968e4","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2140, '8d9f5fc5-b4aa-4ad9-b238-fb40064d57d1');
INSERT INTO public.template VALUES ('e6229e18-a7b9-4969-866b-16dd0423ca7f', 'ca37d234-d52f-4552-b31b-2ae65ae8b8e2', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"e6229e18-a7b9-4969-866b-16dd0423ca7f","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1076, 'f191d53a-6a5d-42e5-ad62-807b408cf397');
INSERT INTO public.template_version VALUES ('60b15c09-a98f-4b6c-91dd-444ca6cd5392', '18942b12-87ec-46ed-9bdc-9ccec8967d9c', 'saved', 1, 'Bakery', 1795222800000, 'rZbbbuM4DIZfJeC1skg8M23ju53MYQvsAkG7g71YFIVCMQ5RWTIk2W0Q5N0XdNLE7hZzcOM7/zY/kZRIcQt1zQZymF7N3mfLaTa+uiQcv78gM54tDY5niIRXs4tLM0NQ0FCI7J0Y/DYBBWLramsVJC4pJl1WkE8vZx+yLLuayKPA6ZIgh4/6gcIGFBiKGLhKe86KQ0ygwGpX1LqQP8mBgtI72nxznCLkUFqRqsBIx/WorKxONPcu0VOCHECBr8j9fr0IvqwOCsev5CjoxK6AHIx31KqLemk5rslAvtI2kjiw8XWCfAv4BWOaezv3tUuQv7tQgH/SqispwBsu1h0pU4B/cNduoiCuidKCwl/e1JYgT6GmnQKjk5aFIqFkIUL+77ZN5bNyX7ROW5C8JrGEr0eF42enl7bjOmr3iaNoB2mnXvBkdyy3sT8D/z5JQ4jkGg7eleRSB/q5pw7hYh0COdx0oPOTNCh2/USxG/jh/fus/Va9QBmqAiHr9uyeiJ/68gAwu5V9Sb3uaAOQUdte2LeH90Gb4rukuY9p5Fej+FPE150rdNc1spZdoUaHYz/Szoy0KXlg6I/Ygf/jwwO7YoS64vQTBfQqccVPZHSMlLqJ+CLq6CgP4jrtUHpTl3rSBiBd1fQOUUMxST2OKgorH0rt8Mc135LvpAtL4+o0qL1wj76h0KeIiQjXDm1tTgpqd/vA1cujdQS59L9mMQxldFwvvQ7mF2G9LB5YOsa6rPbN+QyuBWrI1XSehP2qR6/Ft6+/t1LaOnsrpF9ab6e9WjyDWHyWvV+ehYKrc1C4OkNaZJg6yyHEtQ5n2fQ9qJ2qBsDuFKAPdEPR1wHbZnenQFplbfXhzXDDsT+qPUv3U1DPzbfD2O4ETK7pDHr9zzKuHsa/rYzP7YS6leGQbpMOMsBmk+xiPM3GE1mjosDeMHLatKG7tIadgkcUq5LdXMf1R23b/p7DB1CgEWUUjTeExI0kZdEyZHyX7+wacsmHzVHOJh2zhd70bN5NZL3jlbAFuWryLTxqREFmcu8UQTCggJacjL4va5u4snuXdvL8Bw==');
INSERT INTO public.template_version VALUES ('78ad75da-478b-4b21-a2e1-ecb664677f4c', '18942b12-87ec-46ed-9bdc-9ccec8967d9c', 'saved', 2, 'Bakery', 1795226400000, 'rZbbbuM4DIZfJeC1skg8M23ju53MYQvsAkG7g71YFIVCMY5QmTIk2W0Q5N0XdNLE7hZzcOM7/zY/kZRIcQt1bQ3kML2avc+W02x8dUk4fn9BZjxbGhzPEAmvZheXZoagoKEQrWcx+G0CCsSWa+cUJFtSTLqsIJ9ezj5kWXY1kUcB65Igh4/6gcIGFBiKGGyV9pxI6NmAAqe5qHUhvxKDgtIzbb6xTRFyKJ1IVbBIxwWprJxONPec6ClBDqDAV8S/Xy+CL6uDYuNXYgo6WS4gB+OZWnVRL52NazKQr7SLJA5sfJ0g3wJ+wZjm3s19zQnydxcK8E9adSUFeGOLdUfKFOAftms3URDXRGlB4S9vakeQp1DTToHRSctCkVDSECH/d9vm8lm5L1qnHUhik1jC16Ni42fWS9dxHTV/slG0g7RTL3iyPc62sT8D/z5JQ4jEjQ2eS+LUgX7uqUO4WIdAjJsOdH6SBsWunyh2Az+8f5+136oXKENVILS6Pbwn4qe+PABseeVeUq872gBk1K4X9u3hfdCm+C5p7mMa+dUo/hTxdecK3XWNnLNcqNHh2I80m5E2pR0Y+iN24P/48GC5GKGubPqJAnqVuLJPZHSMlLqJ+CLq6CgP4rJmlN7UpZ60AUiumt4haigmqcdRRWHlQ6kZf1zzLflOurA0rk6D2gv36BsKfYqYiHDN6GpzUlDz7YOtXh6tI4jT/5rFMJTRcb30OphfhPWyeGDpGOuy2jfnM7gWqCGu6TwJ+1WPXotvX39vpbR19lZIv7TeTnu1eAax7Fn2fnkWCq7OQbHVGdIiw9RZDiGudTjLpu9B7VQ1AHanAH2gG4q+Dtg2uzsF0iprpw9vxjY29ke1Z+l+Cuq5+XYY252AiZvOoNf/LOPqYfzbyvzcTqhbGQ7pNukgA2w2yS7G02w8kTUqCtYbizZt2tA5rWGn4BHFqrQ813H9Ubu2v+fwARRoRBlF4w0h2UaSsmgZMr/Ld8sNcfJhc5SzScdsoTc9m3cTWe94JWxBrpp8C48aUZCZ3DtFEAwooKVNRt+XtUu2cnuXdvL8Bw==');
INSERT INTO public.template_version VALUES ('b612064a-2fd0-42c0-bbc3-c057b32b43a0', '18942b12-87ec-46ed-9bdc-9ccec8967d9c', 'saved', 3, 'Bakery', 1795230000000, 'rZbbbuM4DIZfJeC1skg8M23ju53MYQvsAkG7g71YFIVCMQ5RWTIk2W0Q5N0XdNLE7hZzcOM7/zY/kZRIcQt1zQZymF7N3mfLaTa+uiQcv78gM54tDY5niIRXs4tLM0NQ0FCI7J0Y/DYBBWLramsVJC4pJl1WkE8vZx+yLLuayKPA6ZIgh4/6gcIGFBiKGLhKe05aczCgwGpX1LqQP8mBgtI72nxznCLkUFqRqsBIx/WorKxONPcu0VOCHECBr8j9fr0IvqwOCsev5CjoxK6AHIx31KqLemk5rslAvtI2kjiw8XWCfAv4BWOaezv3tUuQv7tQgH/SqispwBsu1h0pU4B/cNduoiCuidKCwl/e1JYgT6GmnQKjk5aFIqFkIUL+77ZN5bNyX7ROW5C8JrGEr0eF42enl7bjOmr3iaNoB2mnXvBkdyy3sT8D/z5JQ4jkGg7eleRSB/q5pw7hYh0COdx0oPOTNCh2/USxG/jh/fus/Va9QBmqAiHr9uyeiJ/68gAwu5V9Sb3uaAOQUdte2LeH90Gb4rukuY9p5Fej+FPE150rdNc1spZdoUaHYz/Szoy0KXlg6I/Ygf/jwwO7YoS64vQTBfQqccVPZHSMlLqJ+CLq6CgP4jrtUHpTl3rSBiBd1fQOUUMxST2OKgorH0rt8Mc135LvpAtL4+o0qL1wj76h0KeIiQjXDm1tTgpqd/vA1cujdQS59L9mMQxldFwvvW5vk1+B9bJ4YOkY67LaN+czuBaoIVfTeRL2qx69Ft++/t5KaevsrZB+ab2d9mrxDGLxWfZ+eRYKrs5B4eoMaZFh6iyHENc6nGXT96B2qhoAu1OAPtANRV8HbJvdnQJplbXVhzfDDcf+qPYs3U9BPTffDmO7EzC5pjPo9T/LuHoY/7YyPrcT6laGQ7pNOsgAm02yi/E0G09kjYoCe8PIadOG7tIadgoeUaxKdnMd1x+1bft7Dh9AgUaUUTTeEBI3kpRFy5DxXb6za8glHzZHOZt0zBZ607N5N5H1jlfCFuSqybfwqBEFmcm9UwTBgAJacjL6vqxt4sruXdrJ8x8=');
INSERT INTO public.template_version VALUES ('df620d9b-b225-44f6-ac3d-d7667e15f3b1', '8c81e1c1-cc9e-4002-b77c-d361236e2f98', 'saved', 1, 'Café', 1795233600000, 'rZbNbuM4DMdfJeBZGSTOTNr6tpP5KjALBO0u9rAoCkamHWFkypBkt0GQB9rn2Bcb0EkTu1PszrjxzX+bP5GUSHELdW0ySOFSX05pqqdjra9o/HYyScariws9zmbzaTKbU5JfXYKChnwwjiGF6ZsJKBBbrq1VEE1JIWJZQTq9uHqXzGbziTwKGEuCFBaY//sPKMgoaG+quMc4thtQYJGLGgv5jxgUlI5p8yebGCCF0opUeaPpuBqVlcVIC8eRHiOkAApcRfzb9dK7sjooJnwmJo/RcAEpZI6pVZf1ypqwpgzSHG0gcWDj6gjpFvQnHeLC2YWrOUI6myvQXynvSgr0jSnWHSlRoL+Yrt1EQVgTxSX5311WW4I0+pp2CjKMKAsF0pKEAOnf2zaRT8p90TptQbIaxRI+HxUTPjKubMd1jfzBBNEO0k4948neWNPG/gT84yQNIRI3xjsuiWMH+rGnDuHq2ntivelAFydpUOz4SKEb+OH9v1n7rXqGyqjypA22R/dE/NCXB4AN5/Y59bqjDUAGtL2wbw/vgzbFdUkLF+LI5aPwU8SXnSuw6xpZa7hQo8OxHyFnI8xKMzD0B92B/+X8N8PFSGNl4k8U0IvE3DxShiFQ7Cbik6ijozyIy8haelOXetIGILlqeoeooRClHkcV+dz5Eln/f8235DvpwtK4Og1qL9xr15DvU8REhGvWts5Oika+/Waq50frCOL4Q7MYhsowrFcOffaLsF4WDywMoS6rfXM+g2ueGuKazpOwX/Xopfj29fdaSltnr4X0S+v1tBeLZxDLnGXvV2eh6PwcFFOdIS0yTJ3lEOo1+rNs+h7UTlUDYHcKtPN0Q8HVXrfN7k6BtMra4uEtM40J/VHtSbqfgnpqvh3Gdidg4qYz6PU/y7h6GP+2Mjy3E+pWhkO6jehlgE0myXw8TcYTWaMib1xmtImbNnSOa9gpeNBiVRpeYFi/R9v29xTegQLUWkbRcEOaTCNJWbYMGd7lu+GGODq/OcrJpGO2xE3PZjaR9Y5Xwhbkqkm38IBaCzKRe6fwggEFtDIxw/uyttFUdu/STp7v');
INSERT INTO public.template_version VALUES ('f1af595d-6407-49cc-8d1d-351f23e7409f', 'c9695f41-6841-408b-a1b1-7f73038968e4', 'saved', 1, 'Mill', 1795240800000, 'rZbbbuM4DIZfJeC1MnDSNE19t5M5bIEdIGh3MBeDolBkOiFGpgxJdhsEefcFnTSxu8Uc3PjOv81PJCVS3EJVUQYpmOvp9WU+GQ2ns8loOElmy6EeLUfDq/zqIrmYXU9nOAEFNfpAjiGF0bsEFIgtV9YqiFRgiLooIR1dXV+OJ8kskUcB6wIhhS9kLSjIMBhPZdxTcvIhggKreVXplfyHDAoKx7j5yhQDpFBYkUpPBo+rYVFaHXHuOOJThBRAgSuR/7pZeFeUB4XCZ2T0OhKvIIXMMTbqolpaCmvMIM21DSgObFwVId2C+WRCnDs7dxVHSC+mCsw/mLclBeaWVuuWNFZg/qa2XaIgrBHjAv0Xl1UWIY2+wp2CTEctCwU0koUA6fdtk8hn5WHVOC3ZihTFEj4fFQofWS9ty3Wj+QMF0Q7STr3gyd5YamJ/Bv57kvoQkWvyjgvk2IJ+7Kh9uKbyHtlsWtD5SeoVu37C0A788P5z1n6rXqAyLD0a0s3ZPRE/dOUeYOLcvqTetLQeyKBtJ+y7w3uvTXFt0tyFOHD5IPwW8XXnVrrtGlpLvFKDw7EfaM4GOiuoZ+iPpgX/5vwP4tXA6JLibxTQq8ScnjDTIWBsJ+KTqIOj3IvLmo30pjb1pPVAcll3DlGNIUo9Dkr0ufOFZvPrmm/I99KFpXG1GtReeDCuRt+liIkIN2xslZ0Uo/nuB5Uvj9YRxPF/zaIfKtNhvXTaZ38I62TxwNIhVEW5b85ncM1jjVzheRL2px69Ft++/t5KaersrZBuab2d9mrx9GLRWfZ+eRaKyc9BofIMaZFh6iyH0Ky1P8um70HNVNUDdq/AOI+3GFzlTdPs7hVIq6ysPrxlVFPojmrP0sMI1HPzbTG2OwEj161Br/tZxtXD+LeV4bmZULcyHOJd1F4G2HEyng5H42Eia5ToyWVkKG6a0DmuYafg0YhVQTzXYf1e26a/p3AJCrQxMoqGWzRItSRl0TBkeJfvxDVydH5zlMdJy2yhNx2bi0TWO14JW5CrJt3CozZGkGO5d1ZeMKAAlxQz/VBUNlJp9y7t5PkP');
INSERT INTO public.template_version VALUES ('e85bdb8e-a255-48c9-bda3-9a95fa6d9d00', 'c9695f41-6841-408b-a1b1-7f73038968e4', 'saved', 2, 'Mill', 1795244400000, 'rZbbbuM4DIZfJeC1MnDSNE19t5M5bIEdIGh3MBeDolBkOiFGpgxJdhsEefcFnTSxu8Uc3PjOv81PJCVS3EJVUQYpmOvp9WU+GQ2ns8loOElmy6EeLUfDq/zqIrmYXU9nOAEFNfpAjiGF0bsEFIgtV9YqiFRgiLooIR1dXV+OJ8kskUcB6wIhhS9kLSjIMBhPZdxTAhrHGSiwmleVXsmPyKCgcIybr0wxQAqFFan0ZPC4HBal1RHnjiM+RUgBFLgS+a+bhXdFeVAofEZGryPxClLIHGOjLqqlpbDGDNJc24DiwMZVEdItmE8mxLmzc1dxhPRiqsD8g3lbUmBuabVuSWMF5m9q2yUKwhoxLtB/cVllEdLoK9wpyHTUslBAI2kIkH7fNpl8Vh5WjdOSrkhRLOHzUaHwkfXStlw3mj9QEO0g7dQLnmyOpSb2Z+C/J6kPEbkm77hAji3ox47ah2sq75HNpgWdn6ResesnDO3AD+8/Z+236gUqw9KjId0c3hPxQ1fuASbO7UvqTUvrgQzadsK+O7z32hTXJs1diAOXD8JvEV93bqXbrqG1xCs1OBz7geZsoLOCeob+aFrwb87/IF4NjC4p/kYBvUrM6QkzHQLGdiI+iTo4yr24rNlIb2pTT1oPJJd15xDVGKLU46BEnztfaDa/rvmGfC9dWBpXq0HthQfjavRdipiIcMPGVtlJMZrvflD58mgdQRz/1yz6oTId1kunffaHsE4WDywdQlWU++Z8Btc81sgVnidhf+rRa/Ht6++tlKbO3grpltbbaa8WTy8WnWXvl2ehmPwcFCrPkBYZps5yCM1a+7Ns+h7UTFU9YPcKjPN4i8FV3jTN7l6BtMrK6sNbRjWF7qj2LD2MQD033xZjuxMwct0a9LqfZVw9jH9bmZ6bCXUrwyHeRe1lgB0n4+lwNB4mskaJnlxGhuKmCZ3jGnYKHo1YFcRzHdbvtW36ewqXoEAbI6NouEWDVEtSFg1Dpnf5TlwjR+c3R3mctMwWetOxuUhkveOVsAW5atItPGpjBDmWe2flBQMKcEkx0w9FZSOVdu/STp7/AA==');
INSERT INTO public.template_version VALUES ('0c85b722-88b1-4305-af40-efbc35c04bca', 'e6229e18-a7b9-4969-866b-16dd0423ca7f', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb+M2DMe/isFnZUjcXtr6bUvvbgU2IGg37GEoCkZiEuFkypBkt0GQ7z7QSRO7K7Y7N37TX+BPJCXS3EJdWwMF0DTPb2hyPcKrxc3o8mZ6M7qeThejydSY8WV+ofFqCQoaCtF6hgImP41Bgdhy7ZyCZEuKCcsKisnVzaf88nrcfgoYS4ICbslRIgMKDEUdbJX2oOSzBWWBYvKh3XbIqxpXYkMMCkrPtPmTbYpQQOlEqoLVdDyZysphopnnRC8JCgAFviL++W4efFkdFBu/ElPAZHkFBRjP1KrzeuFsXJOBYokukjiw8XWCYgv6i45p5t3M15yguJgq0L/Rsisp0Pd2te5IuQL9q+3ajRXENVGaU/jdm9oRFCnUtFNgMKEcFElLOiIUf2/bpL4qT6vWaQeS4SSW8PWo2PiZceE6rmvkWxtFO0g79YYn9+RsG/sr8I+TNIRI3NjguSROHejnnjqEq+sQiPWmA52dpEGx4wvFbuCH9X+z9lf1BmWoCqQtto/4RLztywPAlpfuLfWuow1ARnS9sB8O60GX4rukmY8p88ssfhfxfedW2HWNnLO8Utnh2WfIJkNT2oGhP+sO/C8fvlleZRorm76jgN4lLu0LGYyRUjcRX0TNjvIgLiNr6U1d6kkbgOSq6T2ihmKSeswqCksfSmT9/zXfkh+lC0vj6jSovfCkfUOhTxETEe5Yu9qcFI388M1Wb5/WEcTpX81iGMpgXC88BvODsF4WDyyMsS6rfXM+g2uBGuKazpOwH/Xovfj29fdRSltnH4X0S+vjtHeLZxDLnuXuF2eh6OU5KLY6Q1pkmDrLI9RrDGe59D2onaoGwB4VaB/onqKvg26b3aMCaZW1w8PK2MbG/qj2Kj1NQL023w5juxMwcdMZ9PrbMq4exr+tDNLthLqV4ZAeEgYZYPNxPh1N8tFYzqgoWG+stmnThs5pDTsFz1qsSsszjOtf0LX9vYBPoAC1llE03pMm20hS5i1DBnnZt9wQJx82Rzkfd8zmuOnZXIzlvOMvYQvyqym28IxaCzKX/84qCAYU0MImg09l7ZKt3N6lnXz/AA==');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_key PRIMARY KEY (session_id, template_uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_bytes ON public.template USING btree (account_id, document_bytes, version_bytes);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_reading_by_template ON public.template_reading USING btree (template_uuid);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
