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
    finished_at bigint,
    account_id text
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
CREATE TABLE public.password_try (
    key text NOT NULL,
    tries integer NOT NULL,
    last_at bigint NOT NULL,
    blocked_until bigint NOT NULL
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
    user_agent text DEFAULT ''::text NOT NULL,
    is_stale integer DEFAULT 0 NOT NULL,
    replaces text
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
INSERT INTO public.account VALUES ('b4dbea4f-167c-4ce4-b84b-0130b25c4e14', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$kpgHdIsOLsI3sesiYz3VBw$/a5EyrlC54p5sqiT5Y4WtCntpz4Ks9gGCtL7dfrlmi4', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('c83df72c-1c34-4333-8e3c-3a355150b0e0', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('dc8cdfdd-ad62-4d83-8ab8-97d146e05f6d', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000, 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14');
INSERT INTO public.log_entry VALUES ('9c779f88-2990-4b2a-83a4-3a2ff3453ef5', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 4963', NULL);
INSERT INTO public.log_entry VALUES ('7e673ca5-3222-46f8-a6ef-21608d74bdaf', 1795222800000, 'info', 'template-saved', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', '127.0.0.1', 'POST', '/api/user/template/6e75ae84-4834-4802-a5af-5314872bef8d', '6e75ae84-4834-4802-a5af-5314872bef8d at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('26a5343b-5f75-4340-a40e-e60af6e31d67', 1795226400000, 'info', 'template-saved', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', '127.0.0.1', 'POST', '/api/user/template/6e75ae84-4834-4802-a5af-5314872bef8d', '6e75ae84-4834-4802-a5af-5314872bef8d at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('830a3735-e943-4524-a619-a7faff57ba0b', 1795230000000, 'info', 'template-saved', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', '127.0.0.1', 'POST', '/api/user/template/6e75ae84-4834-4802-a5af-5314872bef8d', '6e75ae84-4834-4802-a5af-5314872bef8d at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('ed65bc05-c1ee-4f42-9e48-ccdeddc5fed4', 1795233600000, 'info', 'template-saved', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', '127.0.0.1', 'POST', '/api/user/template/b9805dc3-18a0-4b9f-8237-ee9bb4580e85', 'b9805dc3-18a0-4b9f-8237-ee9bb4580e85 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('0e59ce6c-ba76-47b8-a792-50c4d9cb1422', 1795240800000, 'info', 'template-saved', 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14', '127.0.0.1', 'POST', '/api/user/template/7ec77f44-cb98-4e36-a528-873fe076988f', '7ec77f44-cb98-4e36-a528-873fe076988f at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('0b2aac83-08fb-4b78-8704-a6b31c541246', 1795244400000, 'info', 'template-saved', 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14', '127.0.0.1', 'POST', '/api/user/template/7ec77f44-cb98-4e36-a528-873fe076988f', '7ec77f44-cb98-4e36-a528-873fe076988f at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('054f979a-2085-40d9-841c-8a92b4b2f157', 1795244400000, 'info', 'user-registered', 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('22df0e7c-b239-4841-af7e-818ccf7299c7', 1795248000000, 'info', 'template-saved', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', '127.0.0.1', 'POST', '/api/user/template/f82702ee-b7f5-4390-a9bd-15f2855223fc', 'f82702ee-b7f5-4390-a9bd-15f2855223fc at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('6299df22-c0f4-46ea-bfab-88d2d27d1acc', 1795248000000, 'info', 'template-deleted', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', '127.0.0.1', 'DELETE', '/api/user/template/f82702ee-b7f5-4390-a9bd-15f2855223fc', 'f82702ee-b7f5-4390-a9bd-15f2855223fc', NULL);
INSERT INTO public.log_entry VALUES ('94b57549-aab3-4b79-a3b3-1a5e906155c8', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 4963', NULL);
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
INSERT INTO public.schema_version VALUES (15, '015-sign-in-protection', 1795219200000);
INSERT INTO public.schema_version VALUES (16, '016-owners-of-jobs', 1795219200000);
INSERT INTO public.session VALUES ('84a04fd931e393eb570c27bccd330d5e0ebf539746bb3d39e7561d3b8b978b7b', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', 1795219200000, 1795219200000, 1829779200000, 'b018fbcb-e199-40e5-a158-08175cb71be3', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('b42917d70ec9b1ae99c1d9818350bacd27723ab08dcd7c183900a75049444bce', 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14', 1795237200000, 1795244400000, 1795244400000, 'f7243a0a-a0f6-4172-ba5d-097746c495ac', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('2602b53d396863eb14cad270a31281a6b3df422134d59e012544baa24c205f3e', 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14', 1795244400000, 1795244400000, 1797836400000, 'ebc9d3e3-2d98-4d9f-89c8-b5ce487b3a0e', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.template VALUES ('6e75ae84-4834-4802-a5af-5314872bef8d', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"6e75ae84-4834-4802-a5af-5314872bef8d","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3204, 'b018fbcb-e199-40e5-a158-08175cb71be3');
INSERT INTO public.template VALUES ('b9805dc3-18a0-4b9f-8237-ee9bb4580e85', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"b9805dc3-18a0-4b9f-8237-ee9bb4580e85","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1076, 'b018fbcb-e199-40e5-a158-08175cb71be3');
INSERT INTO public.template VALUES ('7ec77f44-cb98-4e36-a528-873fe076988f', 'b4dbea4f-167c-4ce4-b84b-0130b25c4e14', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"7ec77f44-cb98-4e36-a528-873fe076988f","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2136, 'ebc9d3e3-2d98-4d9f-89c8-b5ce487b3a0e');
INSERT INTO public.template VALUES ('f82702ee-b7f5-4390-a9bd-15f2855223fc', 'c83df72c-1c34-4333-8e3c-3a355150b0e0', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"f82702ee-b7f5-4390-a9bd-15f2855223fc","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1076, 'b018fbcb-e199-40e5-a158-08175cb71be3');
INSERT INTO public.template_version VALUES ('987a7a06-e385-4896-89e7-bf6d20b72e26', '6e75ae84-4834-4802-a5af-5314872bef8d', 'saved', 1, 'Bakery', 1795222800000, 'rZbfb+M2DMf/lYDPypC4TZvz2y73YwU2IGjvcA9DUTAy7QiVKUOS3QZB/veBTprYXbHdufFDAH8dfkRSIsUt1LXJIIUrup4hzS/Hl/ML+ZkkY5xhPp5dTC/n18mK8nkGChrywTiGFKa/TUCB2HJtrYJoSgoRywrS6fWHWZIk84k8ChhLghQ+4iP5DSjIKGhvqrjn5MaHCAosclFjIf8kBgWlY9p8ZxMDpFBakSpvNB3Xo7KyGGnhONJzhBRAgauIf79ZeldWB8WEr8TkMRouIIXMMbXqsl5ZE9aUQZqjDSQObFwdId2C/qJDXDi7cDVHSC+uFOg/Ke9KCvStKdYdKVGg/zBdu4mCsCaKS/J/uay2BGn0Ne0UZBhRFgqkJQsB0r+3bSpflIeiddqC5DWKJXw9KiZ8ZlzZjusa+ZMJoh2knXrFk92xpo39BfjtJA0hEjfGOy6JYwf6uacO4erae2K96UAXJ2lQ7PhMoRv44f2/WfuteoXKqPKkDbZn90T81JcHgA3n9jX1pqMNQAa0vbDvDu+DNsV1SQsX4sjlo/BTxLedK7DrGllruFCjw7EfIWcjzEozMPQn3YH/cP7RcDHSWJn4EwX0JjE3z5RhCBS7ifgi6ugoD+Iyspbe1KWetAFIrpreIWooRKnHUUU+d75E1v9f8y35XrqwNK5Og9oLD9o15PsUMRHhhrWts5Oike8eTfX6aB1BHP/VLIahMgzrlUOf/SKsl8UDC0Ooy2rfnM/gmqeGuKbzJOxXPXorvn39vZfS1tl7If3Sej/tzeIZxDJn2fvVWSg6PwfFVGdIiwxTZzmEeo3+LJu+B7VT1QDYvQLtPN1ScLXXbbO7VyCtsrZ4eMtMY0J/VHuRHqagXppvh7HdCZi46Qx6/c8yrh7Gv62Mz+2EupXhkO4iehlgk0lyNZ4m44msUZE3LjPaxE0bOsc17BQ8abEqDS8wrD+ibft7CjNQgFrLKBpuSZNpJCnLliHju3w33BBH5zdHOZl0zJa46dlcTGS945WwBblq0i08odaCTOTeKbxgQAGtTMzwoaxtNJXdu7ST5x8=');
INSERT INTO public.template_version VALUES ('43b91384-41ac-49db-90d5-f756a7249a1b', '6e75ae84-4834-4802-a5af-5314872bef8d', 'saved', 2, 'Bakery', 1795226400000, 'rZbfb+M2DMf/lYDPypC4TZvz2y73YwU2IGjvcA9DUTAy7QiVKUOS3QZB/veBTprYXbHdufFDAH8dfkRSIsUt1LXJIIUrup4hzS/Hl/ML+ZkkY5xhPp5dTC/n18mK8nkGChrywTiGFKa/TUCB2HJtrYJoSgoRywrS6fWHWZIk84k8ChhLghQ+4iP5DSjIKGhvqrjnBNKOBW2RixoL+SsxKCgd0+Y7mxgghdKKVHmj6bgglZXFSAvHkZ4jpAAKXEX8+83Su7I6KCZ8JSaP0XABKWSOqVWX9cqasKYM0hxtIHFg4+oI6Rb0Fx3iwtmFqzlCenGlQP9JeVdSoG9Nse5IiQL9h+naTRSENVFckv/LZbUlSKOvaacgw4iyUCAtaQiQ/r1tc/miPBSt0xYksVEs4etRMeEz48p2XNfIn0wQ7SDt1CuebI81bewvwG8naQiRuDHecUkcO9DPPXUIV9feE+tNB7o4SYNix2cK3cAP7//N2m/VK1RGlSdtsD28J+KnvjwAbDi3r6k3HW0AMqDthX13eB+0Ka5LWrgQRy4fhZ8ivu1cgV3XyFrDhRodjv0IORthVpqBoT/pDvyH84+Gi5HGysSfKKA3ibl5pgxDoNhNxBdRR0d5EJeRtfSmLvWkDUBy1fQOUUMhSj2OKvK58yWy/v+ab8n30oWlcXUa1F540K4h36eIiQg3rG2dnRSNfPdoqtdH6wji+K9mMQyVYVivHPrsF2G9LB5YGEJdVvvmfAbXPDXENZ0nYb/q0Vvx7evvvZS2zt4L6ZfW+2lvFs8gljnL3q/OQtH5OSimOkNaZJg6yyHUa/Rn2fQ9qJ2qBsDuFWjn6ZaCq71um929AmmVtcXDW2YaE/qj2ov0MAX10nw7jO1OwMRNZ9Drf5Zx9TD+bWV+bifUrQyHdBfRywCbTJKr8TQZT2SNirxxmdEmbtrQOa5hp+BJi1VpeIFh/RFt299TmIEC1FpG0XBLmkwjSVm2DJnf5bvhhjg6vznKyaRjtsRNz+ZiIusdr4QtyFWTbuEJtRZkIvdO4QUDCmhlYoYPZW2jqezepZ08/wA=');
INSERT INTO public.template_version VALUES ('329990ad-a1d2-47ee-9861-7f4cbd0f8222', '6e75ae84-4834-4802-a5af-5314872bef8d', 'saved', 3, 'Bakery', 1795230000000, 'rZbfb+M2DMf/lYDPypC4TZvz2y73YwU2IGjvcA9DUTAy7QiVKUOS3QZB/veBTprYXbHdufFDAH8dfkRSIsUt1LXJIIUrup4hzS/Hl/ML+ZkkY5xhPp5dTC/n18mK8nkGChrywTiGFKa/TUCB2HJtrYJoSgoRywrS6fWHWZIk84k8ChhLghQ+4iP5DSjIKGhvqrjnxLXxQrbIRY2F/JMYFJSOafOdTQyQQmlFqrzRdFyPyspipIXjSM8RUgAFriL+/WbpXVkdFBO+EpPHaLiAFDLH1KrLemVNWFMGaY42kDiwcXWEdAv6iw5x4ezC1RwhvbhSoP+kvCsp0LemWHekRIH+w3TtJgrCmiguyf/lstoSpNHXtFOQYURZKJCWLARI/962qXxRHorWaQuS1yiW8PWomPCZcWU7rmvkTyaIdpB26hVPdseaNvYX4LeTNIRI3BjvuCSOHejnnjqEq2vvifWmA12cpEGx4zOFbuCH9/9m7bfqFSqjypM22J7dE/FTXx4ANpzb19SbjjYAGdD2wr47vA/aFNclLVyII5ePwk8R33auwK5rZK3hQo0Ox36EnI0wK83A0J90B/7D+UfDxUhjZeJPFNCbxNw8U4YhUOwm4ouoo6M8iMvIWnpTl3rSBiC5anqHqKEQpR5HFfnc+RJZ/3/Nt+R76cLSuDoNai88aNeQ71PERIQb1rbOTopGvns01eujdQRx/FezGIbKMKxXDtvb5FdgvSweWBhCXVb75nwG1zw1xDWdJ2G/6tFb8e3r772Uts7eC+mX1vtpbxbPIJY5y96vzkLR+TkopjpDWmSYOssh1Gv0Z9n0PaidqgbA7hVo5+mWgqu9bpvdvQJplbXFw1tmGhP6o9qL9DAF9dJ8O4ztTsDETWfQ63+WcfUw/m1lfG4n1K0Mh3QX0csAm0ySq/E0GU9kjYq8cZnRJm7a0DmuYafgSYtVaXiBYf0RbdvfU5iBAtRaRtFwS5pMI0lZtgwZ3+W74YY4Or85ysmkY7bETc/mYiLrHa+ELchVk27hCbUWZCL3TuEFAwpoZWKGD2Vto6ns3qWdPP8A');
INSERT INTO public.template_version VALUES ('175d195d-0925-48ef-8045-121b06cddabd', 'b9805dc3-18a0-4b9f-8237-ee9bb4580e85', 'saved', 1, 'Café', 1795233600000, 'rZbbbuM4DIZfJeC1MnCSaSf13U7msAV2gaDdxVwMioKW6UQYmTIk2W0Q5IH2OfbFFnTSxO4Wc3DjO/82P5GUSHELdW1ySCG7micXuZ6NJ3NMxm+zq2I8n87ejYmusuztxTyh+QUoaMgH4xhSmLxJQIHYcm2tgmhKChHLCtLJu6uL6Wx2mcijgLEkSGGBxb//gIKcgvaminuMY7sBBRZ5VeNK/iMGBaVj2vzNJgZIobQiVd5oOq5GZWUx0sJxpMcIKYACVxH/dr30rqwOigmficljNLyCFHLH1KrLOrMmrCmHtEAbSBzYuDpCugX9SYe4cHbhao6Qzi4V6D+o6EoK9I1ZrTvSVIH+3XTtEgVhTRSX5P90eW0J0uhr2inIMaIsFEhLEgKkX7dtIp+U+1XrtAXJahRL+HxUTPjImNmO6xr5gwmiHaSdesaTvbGmjf0J+NdJGkIkbox3XBLHDvRjTx3C1bX3xHrTgS5O0qDY8ZFCN/DD+/dZ+616hsqp8qQNtkf3RPzQlweADRf2OfW6ow1ABrS9sG8P74M2xXVJCxfiyBWj8FPEl51bYdc1stbwSo0Ox36EnI8wL83A0B90B/7F+W+GVyONlYk/UUAvEgvzSDmGQLGbiE+ijo7yIC4ja+lNXepJG4DkqukdooZClHocVeQL50tk/eOab8l30oWlcXUa1F64164h36eIiQjXrG2dnxSNfPvNVM+P1hHE8X/NYhgqx7DOHPr8F2G9LB5YGEJdVvvmfAbXPDXENZ0nYb/q0Uvx7evvtZS2zl4L6ZfW62kvFs8gljnL3mdnoejiHBRTnSEtMkyd5RDqNfqzbPoe1E5VA2B3CrTzdEPB1V63ze5OgbTK2uLhLTeNCf1R7Um6n4B6ar4dxnYnYOKmM+j1P8u4ehj/tjI8txPqVoZDuo3oZYCdJtPL8WQ6TmSNirxxudEmbtrQOa5hp+BBi1VpeIFh/R5t299TkFkdtZZRNNyQJtNIUpYtQ4Z3+W64IY7Ob47yNOmYLXHTs5klst7xStiCXDXpFh5Qa0FO5d5ZecGAAspMzPG+rG00ld27tJPnPw==');
INSERT INTO public.template_version VALUES ('5f9fc1d5-0fad-4fbf-b3ea-dbd052f56c55', '7ec77f44-cb98-4e36-a528-873fe076988f', 'saved', 1, 'Mill', 1795240800000, 'rZbbbuM4DIZfJeC1MnDTQ1Lf7WQOW2AHCNodzMWgKBSZdoiRKUOS3QZB3n1BJ03sbjEHN77zb/MTSYkUN1DXlEEKUzTTaX5xMTbL69n4As+vxvpyMhvPpuc5JtOr69ksBwUN+kCOIYWzdwkoEFuurVUQqcQQdVlBeja9vpxcJLNEHgWsS4QUvpC1oCDDYDxVcUfJyYcICqzmotaF/IcMCkrHuP7KFAOkUFqRKk8GD6thWVkdce444lOEFECBq5D/ull4V1Z7hcJnZPQ6EheQQuYYW3VRLy2FFWaQ5toGFAfWro6QbsB8MiHOnZ27miOk51cKzD+YdyUF5paKVUeaKDB/U9cuURBWiHGB/ovLaouQRl/jVkGmo5aFAhrJQoD0+6ZN5LPyULROS7YiRbGEzweFwkfWS9tx3Wj+QEG0vbRVL3iyN5ba2J+B/x6lIUTkhrzjEjl2oB976hCuqb1HNusOdH6UBsWunzB0A9+//5y126oXqAwrj4Z0e3aPxA99eQCYOLcvqTcdbQAyaNsL+27/PmhTXJc0dyGOXD4Kv0V83blCd11Da4kLNdof+5HmbKSzkgaG/mg68G/O/yAuRkZXFH+jgF4l5vSEmQ4BYzcRn0QdHeRBXNZspDd1qUdtAJKrpneIGgxR6nFUoc+dLzWbX9d8S76XLiyNq9OgdsKDcQ36PkVMRLhhY+vsqBjNdz+oenm0DiCO/2sWw1CZDqul0z77Q1gvi3uWDqEuq11zPoFrHhvkGk+TsD/16LX4dvX3VkpbZ2+F9Evr7bRXi2cQi06y98uTUEx+CgpVJ0iLDFMnOYRmpf1JNn0HaqeqAbB7BcZ5vMXgam/aZnevQFplbfX+LaOGQn9Ue5YezkA9N98OY7MVMHLTGfT6n2Vc3Y9/Gxme2wl1I8Mh3kXtZYCdJJOr8dlknMgaFXpyGRmK6zZ0jivYKng0YlUSz3VYvde27e8pXIICbYyMouEWDVIjSVm0DBne5TtxgxydXx/kSdIxW+h1z+Y8kfUOV8IG5KpJN/CojRHkRO6dwgsGFOCSYqYfytpGquzOpa08/wE=');
INSERT INTO public.template_version VALUES ('f654ef45-edfc-4c3c-8ed3-d71436da9d79', '7ec77f44-cb98-4e36-a528-873fe076988f', 'saved', 2, 'Mill', 1795244400000, 'rZbbbuM4DIZfJeC1MnDTQ1Lf7WQOW2AHCNodzMWgKBSZdoiRKUOS3QZB3n1BJ03sbjEHN77zb/MTSYkUN1DXlEEKUzTTaX5xMTbL69n4As+vxvpyMhvPpuc5JtOr69ksBwUN+kCOIYWzdwkoEFuurVUQqcQQdVlBeja9vpxcJLNEHgWsS4QUvpC1oCDDYDxVcUcJaBxnoMBqLmpdyI/IoKB0jOuvTDFACqUVqfJk8LAclpXVEeeOIz5FSAEUuAr5r5uFd2W1Vyh8RkavI3EBKWSOsVUX9dJSWGEGaa5tQHFg7eoI6QbMJxPi3Nm5qzlCen6lwPyDeVdSYG6pWHWkiQLzN3XtEgVhhRgX6L+4rLYIafQ1bhVkOmpZKKCRNARIv2/aTD4rD0XrtKQrUhRL+HxQKHxkvbQd143mDxRE20tb9YInm2Opjf0Z+O9RGkJEbsg7LpFjB/qxpw7hmtp7ZLPuQOdHaVDs+glDN/D9+89Zu616gcqw8mhIt4f3SPzQlweAiXP7knrT0QYgg7a9sO/274M2xXVJcxfiyOWj8FvE150rdNc1tJa4UKP9sR9pzkY6K2lg6I+mA//m/A/iYmR0RfE3CuhVYk5PmOkQMHYT8UnU0UEexGXNRnpTl3rUBiC5anqHqMEQpR5HFfrc+VKz+XXNt+R76cLSuDoNaic8GNeg71PERIQbNrbOjorRfPeDqpdH6wDi+L9mMQyV6bBaOu2zP4T1srhn6RDqsto15xO45rFBrvE0CftTj16Lb1d/b6W0dfZWSL+03k57tXgGsegke788CcXkp6BQdYK0yDB1kkNoVtqfZNN3oHaqGgC7V2Ccx1sMrvambXb3CqRV1lbv3zJqKPRHtWfp4QzUc/PtMDZbASM3nUGv/1nG1f34t5HpuZ1QNzIc4l3UXgbYSTK5Gp9NxomsUaEnl5GhuG5D57iCrYJHI1Yl8VyH1Xtt2/6ewiUo0MbIKBpu0SA1kpRFy5DpXb4TN8jR+fVBniQds4Ve92zOE1nvcCVsQK6adAOP2hhBTuTeKbxgQAEuKWb6oaxtpMruXNrK8x8=');
INSERT INTO public.template_version VALUES ('c4395b5b-ebaa-4f1d-8a7f-a25585e3370e', 'f82702ee-b7f5-4390-a9bd-15f2855223fc', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb9s4DMe/isFn5eC4zdr67S7tdgU2IGhv2MOhKBSJdoTJlCHJboMg3/1AJ03srthtbvymv8CfSEqkuYGmMRpyKC6zizRDnCwvitnk/OwqncirpZ5MZ0V2OZtl2VmhQECLPhhHkMP0jxQEsC011gqIpsIQZVVDPr24mmXnl2n3CSBZIeRwjRYjahCgMShv6rgDRZcsMfEYovPdtpVUNrJkGyQQUDnC9VcyMUAOlWWp9kbh4WSsaisjzh1FfI6QAwhwNdKftwvvqnqvmPAJCb2MhkrIQTvCTl00S2vCCjXkhbQB2YG1ayLkG1AfVYhzZ+euoQj52QcB6jMWfUmAujPlqidlAtTfpm+XCggrxLhA/8XpxiLk0Te4FaBllHxQQMXpCJD/u+mS+qI8lp3TFjjDkS3h00Ex4Ybk0vZcV5KuTWBtL23FKx7fkzVd7C/Af47SGCJSa7yjCin2oDcDdQxXNd4jqXUPOj9Ko2KXzxj6ge/XP2ftruoVSmPtURnZPeIj8XoojwAbKuxr6m1PG4EM0g7Cvt+vR12K65PmLsTEFUn4JeLbzpWy7xpaa6gUyf7ZJ5J0InVlRob+pHrwb85/N1QmStYm/kIBvUkszDNqGQLGfiI+spoc5FFckqS4N/WpR20Ekup28IhaDJHrManRF85XktT/13xHfuAuzI2r16B2wqNyLfohhU1YuCVlG31UlKT776Z+/bQOIIo/NItxKC3Daumk178JG2Rxz5IhNFW9a84ncM1ji9TgaRL2ux69Fd+u/t5L6ersvZBhab2f9mbxjGKZk9z98iQUVZyCYuoTpIWHqZM8QrWS/iSXvgN1U9UI2IMA5TzeYXCNV12zexDArbKxcr/SpjVhOKq9SI9TEC/Nt8fYbBmM1PYGveE2j6v78W/Dg3Q3oW54OMT7KD0PsFmafZhMs0nKZ9TojdNGmbjuQqe4gq2AJ8VWlaG5DKu/pO36ew4zECCV4lE03KFC03JSFh2DB3neN9QiRefXBzlLe2YLuR7YnKV83uGXsAH+1eQbeJJKMTLj/07pGQMCcGmilo9VY6Op7c6lLX//AQ==');
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
ALTER TABLE ONLY public.password_try
    ADD CONSTRAINT password_try_pkey PRIMARY KEY (key);
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
CREATE INDEX account_by_merged_into ON public.account USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_account ON public.job USING btree (account_id);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX password_try_by_last_at ON public.password_try USING btree (last_at);
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
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
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
